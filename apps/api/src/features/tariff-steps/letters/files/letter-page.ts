import { colours, type Part, type Pdf } from '../../../../files/tagged-pdf.ts';

/** Points of millimetres. */
export const mm = (length: number) => (length * 72) / 25.4;

/** The text of a letter on A4. @source DIN 5008: 25 mm at the left, at least 10 mm at the right */
export const letterPage = { left: mm(25), width: mm(165) } as const;

type Place = {
  size: number;
  font?: 'regular' | 'bold';
  colour?: string;
  /** left out, below what was drawn last */
  top?: number;
  left?: number;
  width?: number;
  gap?: number;
};

/** Writes a text as one element of the structure tree; the next one comes below it. */
export function put(pdf: Pdf, part: Part, tag: string, text: string, place: Place): void {
  const { size, font = 'regular', colour = colours.ink, left = letterPage.left, width = letterPage.width } = place;
  if (place.top !== undefined) pdf.y = place.top;
  part.add(
    pdf.struct(tag, {}, () => {
      pdf.font(font).fontSize(size).fillColor(colour).text(text, left, pdf.y, { width, lineGap: 1.5 });
    }),
  );
  pdf.x = letterPage.left;
  pdf.y += place.gap ?? 0;
}
