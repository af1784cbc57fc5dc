import PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** A PDF that a program prints, on A4 with a margin of 72 points. */
export async function printed(print: (pdf: Pdf) => void, options: object = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', info: { CreationDate: new Date(0) }, ...options });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  print(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}
