/** A PDF of one page with these lines in a standard font; readers build its missing table of places by themselves. */
export function pdfOfLines(lines: readonly string[]): Buffer {
  const drawn = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const drawing = `BT /F1 11 Tf 22 TL 60 780 Td ${drawn} ET`;
  // The text is stored in the encoding that the font is declared with.
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
    'latin1',
  );
}
