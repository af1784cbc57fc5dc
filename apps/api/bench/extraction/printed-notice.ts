import type { Notice, NoticeMoment } from '@zuschlag/extraction/notices/notice';
import PDFDocument from 'pdfkit';

/** The three ways a notice is printed; the rules are not tuned with the last one. */
export const layouts = ['portal', 'columns', 'table'] as const;
export type Layout = (typeof layouts)[number];

type Line = { label: string; value: string } | { heading: string } | { text: string };
type Words = {
  [name in
    | ('title' | 'buyer' | 'address' | 'reference' | 'description' | 'procedure' | 'criteria' | 'place')
    | ('submission' | 'questions' | 'opening' | 'binding' | 'start' | 'end' | 'price')]: string;
};

const words: { readonly [layout in Layout]: Words } = {
  portal: {
    ...{ title: 'II.1.1) Bezeichnung des Auftrags', buyer: 'Offizielle Bezeichnung', address: 'Postanschrift' },
    ...{ reference: 'Referenznummer der Bekanntmachung', description: 'II.1.4) Kurze Beschreibung' },
    ...{ procedure: 'IV.1.1) Verfahrensart', criteria: 'II.2.5) Zuschlagskriterien', place: 'Hauptort der Ausführung' },
    ...{ submission: 'IV.2.2) Schlusstermin für den Eingang der Angebote', questions: 'Frist für Bieterfragen' },
    ...{ opening: 'IV.2.7) Öffnung der Angebote', binding: 'IV.2.6) Bindefrist' },
    ...{ start: 'Beginn der Vertragslaufzeit', end: 'Ende der Vertragslaufzeit', price: 'Preis' },
  },
  columns: {
    ...{ title: 'Titel des Verfahrens', buyer: 'Vergabestelle', address: 'Anschrift', reference: 'Vergabenummer' },
    ...{ description: 'Art und Umfang der Leistung', procedure: 'Vergabeart', criteria: 'Zuschlagskriterien' },
    ...{ place: 'Erfüllungsort', submission: 'Angebotsfrist', questions: 'Rückfragen bis', opening: 'Öffnungstermin' },
    ...{ binding: 'Zuschlags- und Bindefrist', start: 'Vertragsbeginn', end: 'Vertragsende', price: 'Preis' },
  },
  table: {
    ...{ title: 'Maßnahme', buyer: 'Auftraggeber', address: 'Adresse', reference: 'Aktenzeichen' },
    ...{ description: 'Leistungsumfang', procedure: 'Verfahren', criteria: 'Wertung', place: 'Ort der Leistung' },
    ...{ submission: 'Einreichungstermin', questions: 'Fragen zulässig bis', opening: 'Eröffnung' },
    ...{ binding: 'An das Angebot gebunden bis', start: 'Leistungsbeginn', end: 'Leistungsende', price: 'Preis' },
  },
};
const procedures: { readonly [kind in NonNullable<Notice['procedure']>]: string } = {
  ...{ OPEN: 'Offenes Verfahren', RESTRICTED: 'Nicht offenes Verfahren', NEGOTIATED: 'Verhandlungsverfahren' },
  ...{ COMPETITIVE_DIALOGUE: 'Wettbewerblicher Dialog', INNOVATION: 'Innovationspartnerschaft', OTHER: 'Sonstiges' },
};

/** A notice of one lot as PDF, in the words of a layout; what the notice is silent about is not printed. */
export function printed(notice: Notice, layout: Layout): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A4', margin: 56 });
    const pieces: Uint8Array[] = [];
    document.on('data', (piece: Uint8Array) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.font('Helvetica-Bold').fontSize(16).text('Auftragsbekanntmachung').moveDown(0.6);
    document.font('Helvetica').fontSize(9.5);
    const lines = linesOf(notice, words[layout]);
    if (layout === 'table') drawTable(document, lines);
    else if (layout === 'columns') document.text(plain(lines).join('\n'), { columns: 2, columnGap: 20, width: 483 });
    else for (const line of plain(lines)) document.text(line).moveDown(0.35);
    document.end();
  });
}

function linesOf(notice: Notice, name: Words): Line[] {
  const [lot] = notice.lots;
  const { buyer } = notice;
  const line = (label: string, value: string | null | undefined): Line[] => (value ? [{ label, value }] : []);
  const address = [buyer.street, [buyer.postalCode, buyer.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const site = lot?.sites[0];
  const criteria = lot?.criteria ?? [];
  return [
    { heading: 'Auftraggeber und Gegenstand' },
    ...line(name.buyer, buyer.name),
    ...line(name.address, address),
    ...line(name.title, notice.title),
    ...line(name.reference, notice.reference),
    ...line(name.description, (lot?.description ?? notice.description)?.replace(/\s+/g, ' ').slice(0, 1200)),
    ...line(name.place, [site?.postalCode, site?.city, site?.text].filter(Boolean).join(' ')),
    ...line('NUTS-Code', site?.nuts),
    { heading: 'Verfahren und Fristen' },
    ...line(name.procedure, notice.procedure && procedures[notice.procedure]),
    ...line(name.submission, momentText(lot?.submission)),
    ...line(name.questions, momentText(lot?.questions)),
    ...line(name.opening, momentText(lot?.opening)),
    ...line(name.binding, lot?.bindingUntil && dayText(lot.bindingUntil)),
    ...line(name.start, lot?.start && dayText(lot.start)),
    ...line(name.end, lot?.end && dayText(lot.end)),
    ...(criteria.length > 0 ? [{ heading: name.criteria }] : []),
    ...criteria.flatMap(({ kind, name: own, weight }) =>
      line(kind === 'PRICE' ? name.price : (own ?? 'Qualität'), weight === null ? null : `${weight} %`),
    ),
    { heading: 'Nachprüfung' },
    { text: 'Vergabekammer des Landes, E-Mail: kammer@vergabekammer.example, Telefon: 0221 147-3045' },
  ];
}

function plain(lines: readonly Line[]): string[] {
  return lines.map((line) =>
    'heading' in line ? line.heading : 'text' in line ? line.text : `${line.label}: ${line.value}`,
  );
}

function drawTable(document: PDFKit.PDFDocument, lines: readonly Line[]): void {
  const table = document.table({ columnStyles: [170, 313] });
  for (const line of lines)
    table.row(
      'heading' in line ? [line.heading, ''] : 'text' in line ? ['Hinweis', line.text] : [line.label, line.value],
    );
}

function dayText(day: string): string {
  return day.split('-').toReversed().join('.');
}

function momentText(moment: NoticeMoment | null | undefined): string | null {
  if (!moment) return null;
  return moment.time ? `${dayText(moment.day)}, ${moment.time} Uhr` : dayText(moment.day);
}
