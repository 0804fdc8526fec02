/** Our two typefaces, served by ourselves, so that the table looks the same everywhere. Chinese comes from the system: it would weigh megabytes. */
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-serif-4/latin-600.css';
