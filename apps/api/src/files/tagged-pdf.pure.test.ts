import { expect, it } from 'vitest';
import { taggedPdf } from './tagged-pdf.ts';

const about = { title: 'Preisblatt', subtitle: 'Nord', language: 'de', madeAt: '2026-11-22T12:00:00.000Z' } as const;

it('writes digits equally wide in both fonts, though no text asks for it', async () => {
  const widths: number[][] = [];
  await taggedPdf(about, [], (pdf) => {
    for (const font of ['regular', 'bold'])
      widths.push(['11.11', '88.88', '17.74'].map((text) => pdf.font(font).fontSize(10).widthOfString(text)));
  });
  for (const [first, ...others] of widths) for (const other of others) expect(other).toBeCloseTo(first ?? 0, 6);
});
