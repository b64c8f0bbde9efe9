// Tables are sorted by a click on a heading; what has no value stays last.
for (const table of document.querySelectorAll('table[data-sortable]')) {
  const body = table.tBodies[0];
  table.tHead.querySelectorAll('th').forEach((head, column) => {
    const button = document.createElement('button');
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const down = head.ariaSort !== 'descending' && column > 0 || head.ariaSort === 'ascending';
      for (const other of head.parentNode.children) other.removeAttribute('aria-sort');
      head.ariaSort = down ? 'descending' : 'ascending';
      const value = (row) => row.cells[column].dataset.value;
      const rows = [...body.rows].sort((a, b) => {
        const [x, y] = [value(a), value(b)];
        if (x === undefined || y === undefined) return (x === undefined) - (y === undefined);
        const order = column === 0 ? x.localeCompare(y, document.documentElement.lang) : x - y;
        return down ? -order : order;
      });
      body.append(...rows);
    });
  });
}
