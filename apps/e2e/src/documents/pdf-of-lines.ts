/** A PDF of one page with these lines in a standard font; readers build its missing table of places by themselves. */
export function pdfOfLines(lines: readonly string[]): Buffer {
  return pdfOfPages([lines]);
}

/** The same with a page for each list of lines. */
export function pdfOfPages(pages: readonly (readonly string[])[]): Buffer {
  // Objects 1 to 3 are the catalog, the tree of pages and the font; then each page is followed by its drawing.
  const page = (index: number) => 4 + 2 * index;
  const drawn = pages.map((lines, index) => {
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
    const drawing = `BT /F1 11 Tf 22 TL 60 780 Td ${shown} ET`;
    return `${page(index)} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${page(index) + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj
${page(index) + 1} 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj`;
  });
  // The text is stored in the encoding that the font is declared with.
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${pages.map((_, index) => `${page(index)} 0 R`).join(' ')}]/Count ${pages.length}>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
${drawn.join('\n')}
trailer<</Root 1 0 R>>
%%EOF`,
    'latin1',
  );
}
