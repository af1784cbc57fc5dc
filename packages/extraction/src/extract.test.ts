import type { Block, TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import type { Found } from './extracted.ts';

/** A document of lines: "# …" is a heading, "| a | b |" a row of a table, everything else a paragraph. */
function written(...lines: string[]): TextWithPlaces {
  const blocks: Block[] = [];
  for (const line of lines) {
    const words: [] = [];
    const last = blocks.at(-1);
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', level: 1, number: null, text: line.slice(2), words });
    else if (line.startsWith('|')) {
      const table = last?.kind === 'table' ? last : ({ kind: 'table', rows: 0, columns: 0, cells: [] } satisfies Block);
      if (table !== last) blocks.push(table);
      for (const [column, text] of line.split('|').slice(1, -1).entries())
        table.cells.push({
          row: table.rows,
          column,
          text: text.trim(),
          words,
          rowSpan: 1,
          columnSpan: 1,
          isHeader: false,
          ref: null,
        });
      table.rows += 1;
    } else blocks.push({ kind: 'paragraph', text: line, words });
  }
  return {
    format: 'pdf',
    statedTitle: null,
    parts: [{ kind: 'page', number: 1, name: null, page: null, source: 'TEXT', blocks }],
    notes: [],
  };
}

const best = <Value>(found: readonly Found<Value>[]) => found[0]?.value ?? null;

const notice = written(
  '# Bekanntmachung',
  'a) Vergabestelle: Stadt Musterhausen, Rathausplatz 1, 12345 Musterhausen',
  'Vergabenummer: ZV-2027/014',
  'Bezeichnung des Auftrags: Sicherheitsdienstleistungen im Rathaus',
  'Ablauf der Angebotsfrist: 12.03.2027, 10:00 Uhr',
  'Öffnung der Angebote: 12.03.2027, 10:30 Uhr',
  'Ablauf der Bindefrist: 30.04.2027',
  'Bieterfragen sind bis spätestens 03.03.2027, 12 Uhr über die Plattform zu stellen. Eine Ortsbesichtigung findet am 24.02.2027 um 14:00 Uhr statt.',
  'Vertragsbeginn: 01.06.2027',
  'Die Vertragslaufzeit beträgt zwei Jahre. Der Auftraggeber kann den Vertrag zweimal um je 12 Monate verlängern.',
  'Rechnungen sind innerhalb von 30 Tagen zahlbar.',
  '# Zuschlagskriterien',
  '| Kriterium | Gewichtung in % |',
  '| Preis | 60 |',
  '| Personalkonzept | 30 |',
  '| Referenzen | 10 |',
);

describe('a notice in sections', () => {
  const sections = written(
    '# Öffentlicher Auftraggeber',
    'Name: Stadt Neustadt an der Havel, Zentrale Vergabestelle',
    'Postanschrift: Berliner Straße 4, 14712 Neustadt, Brandenburg',
    'Kontaktstelle: Frau Petra Lindow, E-Mail: vergabe@neustadt.example, Telefon: +49 3386 1234-56',
    'Kurze Beschreibung: Objektschutz mit Pfortendienst und Revierkontrollen an drei Liegenschaften.',
    'Verfahrensart: Nicht offenes Verfahren mit Teilnahmewettbewerb',
    '# Nachprüfungsstelle',
    'Vergabekammer des Landes, E-Mail: kammer@land.example, Telefon: 0331 99',
  );
  const found = extract([sections]);

  it('names who awards it without the label of the name, and how to reach them, not the review body', () => {
    expect(best(found.authority)).toBe('Stadt Neustadt an der Havel');
    expect(best(found.contactName)).toBe('Frau Petra Lindow');
    expect(found.contactMail.map(({ value }) => value)).toEqual(['vergabe@neustadt.example']);
    expect(best(found.contactPhone)).toBe('+49 3386 1234-56');
  });

  it('names the state by the last place of an address, the procedure, and what is to be done', () => {
    expect(best(found.province)).toBe('DE-BB');
    expect(best(found.procedure)).toBe('restricted');
    expect(best(found.details)).toBe('Objektschutz mit Pfortendienst und Revierkontrollen an drei Liegenschaften.');
  });

  it('takes the place of work before the seat of the authority, and no state from a word that only contains its name', () => {
    const elsewhere = written('Anschrift: Hauptstr. 1, 80331 München', 'Erfüllungsort: Halle (Saale)');
    expect(best(extract([elsewhere]).province)).toBe('DE-ST');
    expect(extract([written('Anschrift: Kölner Ring 5, Musterdorf')]).province).toEqual([]);
  });
});

describe('tables of two documents', () => {
  it('are not taken for one: a share has its name from its own row', () => {
    const criteria = written(
      '# Zuschlagskriterien',
      '| Kriterium | Gewichtung in % |',
      '| Preis | 60 |',
      '| Konzept | 40 |',
    );
    const other = written('| Fläche | Menge |', '| Reinigung | viel |', '| Winterdienst | wenig |');
    const [found] = extract([criteria, other]).criteria;
    expect(found?.value.criteria.map(({ name }) => name)).toEqual(['Preis', 'Konzept']);
    expect(found?.value.fits).toEqual({ price: 60, quality: 40, reference: 0 });
  });
});

describe('documents that disagree about a deadline', () => {
  it('are both shown, although a sentence is less sure than a label', () => {
    const other = written('Das Angebot ist bis zum 18.01.2027, 12:00 Uhr, über das Portal einzureichen.');
    const { submission } = extract([written('Ablauf der Angebotsfrist: 15.01.2027, 10:00 Uhr'), other]);
    expect(submission.map(({ value }) => value.day)).toEqual(['2027-01-15', '2027-01-18']);
    expect(submission.every(({ confidence }) => confidence < 0.6)).toBe(true);
  });
});

describe('a notice with labels', () => {
  const found = extract([notice]);

  it('gives each deadline its own day and time, and confuses none with another', () => {
    expect(best(found.submission)).toEqual({ day: '2027-03-12', time: '10:00' });
    expect(best(found.opening)).toEqual({ day: '2027-03-12', time: '10:30' });
    expect(best(found.questions)).toEqual({ day: '2027-03-03', time: '12:00' });
    expect(best(found.siteVisit)).toEqual({ day: '2027-02-24', time: '14:00' });
    expect(best(found.bindingUntil)).toBe('2027-04-30');
    expect(best(found.start)).toBe('2027-06-01');
    expect(found.participation).toEqual([]);
  });

  it('reads names, number, terms and weights, each with the words that state it', () => {
    expect(best(found.authority)).toBe('Stadt Musterhausen');
    expect(best(found.reference)).toBe('ZV-2027/014');
    expect(best(found.title)).toBe('Sicherheitsdienstleistungen im Rathaus');
    expect(best(found.duration)).toEqual({ unit: 'YEAR', count: 2 });
    expect(best(found.extension)).toEqual({ count: 2, months: 12 });
    expect(best(found.paymentTerm)).toBe(30);
    expect(best(found.criteria)?.fits).toEqual({ price: 60, quality: 30, reference: 10 });
    const quotes = Object.values(found).flatMap((values) => values.flatMap(({ evidence }) => evidence));
    expect(quotes.length).toBeGreaterThan(10);
    const text = JSON.stringify(notice);
    for (const { quote } of quotes) expect(text).toContain(quote);
  });
});

describe('sentences and tables', () => {
  it.each([
    ['Die Angebote sind bis zum 15.04.2027, 11:00 Uhr elektronisch einzureichen.', 'submission', '2027-04-15 11:00'],
    ['Bis zum 15.04.2027, 11:00 Uhr müssen die Angebote eingereicht sein.', 'submission', '2027-04-15 11:00'],
    ['Frist für den Eingang der Teilnahmeanträge: 02.02.2027 / 09:30 Uhr', 'participation', '2027-02-02 09:30'],
    ['Rückfragen werden nur bis 01.02.2027 beantwortet.', 'questions', '2027-02-01'],
    ['Der Leistungszeitraum läuft vom 01.01.2028 bis zum 31.12.2029.', 'end', '2029-12-31'],
    ['Ausführungsfrist: 01.01.2028 bis 31.12.2029', 'start', '2028-01-01'],
  ] as const)('%s', (sentence, field, expected) => {
    const [found] = extract([written(sentence)])[field];
    const value = found?.value;
    expect(typeof value === 'string' ? value : [value?.day, value?.time].filter(Boolean).join(' ')).toBe(expected);
  });

  it('reads a label in one cell and its value beside it', () => {
    const found = extract([written('| Angebotsfrist | 12.03.2027 12:00 Uhr |', '| Aktenzeichen | 4711/27 |')]);
    expect([best(found.submission)?.day, best(found.reference)]).toEqual(['2027-03-12', '4711/27']);
  });
});

describe('what is not sure', () => {
  it('two documents that disagree are both shown, the newer one first, and neither is sure', () => {
    const changed = written('Angebotsfrist: 19.03.2027, 10:00 Uhr');
    const { submission } = extract([notice, changed]);
    expect(submission.map(({ value }) => value.day)).toEqual(['2027-03-19', '2027-03-12']);
    for (const { confidence } of submission) expect(confidence).toBeLessThan(0.6);
  });

  it('two documents that agree are surer than one', () => {
    const [one] = extract([notice]).submission;
    const [both] = extract([notice, written('Angebotsfrist: 12.03.2027')]).submission;
    expect(both?.confidence).toBeGreaterThan(one?.confidence ?? 1);
    expect(both).toMatchObject({ value: { time: '10:00' }, evidence: [{ document: 1 }, { document: 0 }] });
  });

  it('points and sums other than a hundred fill no fields of the form', () => {
    const points = extract([written('# Wertungskriterien', 'Preis: 50 Punkte', 'Konzept: 30 Punkte')]);
    expect(points.criteria[0]?.value).toMatchObject({ measure: 'POINTS', fits: null });
    const short = extract([written('# Zuschlagskriterien', 'Preis: 50 %', 'Konzept: 30 %')]);
    expect(short.criteria[0]?.value.fits).toBeNull();
    expect(short.criteria[0]?.confidence).toBeLessThan(0.6);
  });

  it('a text without a tender gives nothing at all', () => {
    const found = extract([
      written('Am 12.03.2027 schien die Sonne, und 30 Tage später auch.', 'Preis: 60 % günstiger!'),
    ]);
    expect(Object.values(found).flat()).toEqual([]);
  });
});
