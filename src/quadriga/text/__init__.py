"""Card text, both ways: phrase tables that read texts into programs and print them back.

Tables import from `quadriga.text.grammar`; a program that only runs cards imports `quadriga.text.cache`,
so nothing is imported here.
"""
