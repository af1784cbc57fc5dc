/**
 * Reads what a spreadsheet puts on the clipboard: cells between tabs, rows between line ends, and in quotes what holds
 * such characters itself.
 * @returns rows of cells; the line end behind the last row begins no further row
 */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '' || row.length > 0) {
    const { cell, length } = firstCell(rest);
    row.push(cell);
    const end = /^(\t|\r\n|\n|\r)?/.exec(rest.slice(length))?.[0] ?? '';
    rest = rest.slice(length + end.length);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Writes rows as a spreadsheet takes them from the clipboard. */
export function writeTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

/** A quote begins a quoted cell only where it is closed before the end of the cell; otherwise it is an inch sign. */
function firstCell(text: string): { cell: string; length: number } {
  const inQuotes = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(text);
  if (inQuotes) return { cell: (inQuotes[1] ?? '').replaceAll('""', '"'), length: inQuotes[0].length };
  const plain = /^[^\t\r\n]*/.exec(text)?.[0] ?? '';
  return { cell: plain, length: plain.length };
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
