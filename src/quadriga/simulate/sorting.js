// A click on a heading sorts its table by that column; a second click turns it round.
for (const table of document.querySelectorAll("table.sorted")) {
  const heads = [...table.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    head.replaceChildren(button);
    let down = true;
    button.onclick = () => {
      const key = (row) => {
        const cell = row.cells[column];
        return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value);
      };
      const rows = [...table.rows].slice(1);
      rows.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) * (down ? -1 : 1));
      down = !down;
      rows.forEach((row) => row.parentNode.append(row));
    };
  });
}
