import { printed } from '../../src/testing/printed.ts';

const sentence =
  'Der Auftragnehmer stellt für die Bewachung der Liegenschaft je Schicht zwei geprüfte Schutz- und Sicherheitskräfte mit Unterrichtung nach § 34a GewO; Zuschläge für Nachtarbeit, Sonntage und Feiertage sind auszuweisen. ';

/** Pages of our own, so that the bench says something without sample files: upright, in columns, turned and cropped. */
export async function ownSheets(): Promise<{ name: string; bytes: Uint8Array; isUpright: boolean }[]> {
  const body = sentence.repeat(12);
  const pages = (print: Parameters<typeof printed>[0]) => printed(print);
  return [
    {
      name: 'own: justified',
      isUpright: true,
      bytes: await pages((pdf) => {
        for (let page = 0; page < 20; page++) {
          if (page > 0) pdf.addPage();
          pdf
            .font(page % 2 ? 'Times-Roman' : 'Helvetica')
            .fontSize(11)
            .text(body, { align: 'justify' });
        }
      }),
    },
    {
      name: 'own: two columns',
      isUpright: false,
      bytes: await pages((pdf) => {
        pdf.fontSize(9).text(body, { columns: 2, columnGap: 18, align: 'justify' });
      }),
    },
    {
      name: 'own: turned page',
      isUpright: false,
      bytes: await pages((pdf) => {
        Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
        pdf.fontSize(11).text(body, { characterSpacing: 0.4, wordSpacing: 2 });
      }),
    },
    {
      name: 'own: cropped page',
      isUpright: false,
      bytes: await pages((pdf) => {
        Object.assign(pdf.page.dictionary.data, { CropBox: [40, 60, 560, 800] });
        pdf.fontSize(11).text(body, { horizontalScaling: 90 } as object);
      }),
    },
  ];
}
