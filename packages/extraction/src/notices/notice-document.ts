import type { Part, TextWithPlaces } from '@zuschlag/reading/text-with-places';
import type { TextSpan } from '@zuschlag/validation/reading/place';
import type { ProcedureKind } from '@zuschlag/validation/vocabulary';
import type { Extracted, ExtractedField, Found, FoundCriteria } from '../extracted.ts';
import type { Notice, NoticeCriterion, NoticeLot, NoticeMoment, NoticePlaces, NoticeSite, Span } from './notice.ts';

/** A notice as a document that people read, and the values that it states exactly, each with its line. */
export type NoticeDocument = TextWithPlaces & {
  exact: Partial<Extracted>;
  /** by which the notice is known again */
  numbers: string[];
  /** of a notice with several: each with the part that holds its values, and the words that name it */
  lots: { number: string; title: string | null; part: number; quote: string; span: TextSpan | undefined }[];
};

/**
 * Writes a notice in lines: one part for the whole notice, one for each lot. A value that lots state differently is found
 * once for each of them, in their order. Its places name no document: `withNotices` does.
 */
export function noticeDocument(notice: Notice): NoticeDocument {
  const found: { [field in ExtractedField]?: Found<unknown>[] } = {};
  const parts: Part[] = [];
  const partOf = (heading: string, places: NoticePlaces, write: (say: Say) => void) => {
    const number = parts.length + 1;
    const blocks: Part['blocks'] = [{ kind: 'heading', level: 1, number: null, text: heading, words: [] }];
    write((label, said, ...fields) => {
      if (said === null || said === '') return;
      const text = `${label}: ${said.replaceAll(/\s+/gu, ' ').trim()}`;
      blocks.push({ kind: 'paragraph', text, words: [] });
      for (const [field, value] of fields) {
        if (value === null) continue;
        const evidence = { document: 0, part: number, quote: text, boxes: [], span: places[field] };
        const known = found[field] ?? [];
        const same = known.find((one) => JSON.stringify(one.value) === JSON.stringify(value));
        if (same) same.evidence.push(evidence);
        else known.push({ value, confidence: 1, evidence: [evidence] });
        found[field] = known;
      }
    });
    parts.push({ kind: 'body', number, name: null, page: null, source: 'TEXT', blocks });
  };
  partOf('Bekanntmachung', notice.places, (say) => writeNotice(notice, say));
  for (const lot of notice.lots) partOf(headingOf(lot), lot.places, (say) => writeLot(lot, notice, say));
  const lots = notice.lots.length > 1 ? notice.lots : [];
  return {
    ...{ format: 'txt', statedTitle: null, parts, notes: [] },
    numbers: numbersOf(notice),
    lots: lots.flatMap((lot, index) => {
      const { id, title, places } = lot;
      return id === null ? [] : [{ number: id, title, part: index + 2, quote: headingOf(lot), span: places.title }];
    }),
    // `Say` takes for each field values of its own type only.
    exact: found as Partial<Extracted>,
  };
}

/** The numbers by which a notice is known again: of its procedure, its own, and that of the notice that it changes. */
export function numbersOf({ procedureId, noticeId, changes }: Notice): string[] {
  const numbers = [procedureId, noticeId, changes?.replace(/-\d{2}$/, '') ?? null];
  return [...new Set(numbers.filter((number) => number !== null))];
}

type ValueOf<Field extends ExtractedField> = Extracted[Field][number]['value'] | null;
type Stated = { [Field in ExtractedField]: [field: Field, value: ValueOf<Field>] }[ExtractedField];
type Say = (label: string, said: string | null, ...fields: Stated[]) => void;

function writeNotice(notice: Notice, say: Say): void {
  const { buyer, publishedOn } = notice;
  say('Titel', notice.title, ['title', notice.title]);
  say('Auftraggeber', buyer.name, ['authority', buyer.name]);
  say('Anschrift', [buyer.street, [buyer.postalCode, buyer.city].filter(Boolean).join(' ')].filter(Boolean).join(', '));
  say('Kontaktstelle', buyer.contact, ['contactName', buyer.contact]);
  say('E-Mail', buyer.email, ['contactMail', buyer.email]);
  say('Telefon', buyer.phone, ['contactPhone', buyer.phone]);
  say('Geschäftszeichen', notice.reference, ['reference', notice.reference]);
  if (notice.procedure)
    say('Verfahrensart', procedureNames[notice.procedure], ['procedure', procedureKinds[notice.procedure]]);
  const platform = notice.submissionUrl ?? notice.documentsUrl;
  say('Unterlagen', notice.documentsUrl);
  say('Abgabe über', notice.submissionUrl);
  if (platform) say('Vergabeplattform', platform, ['platform', platform]);
  say('Nummer der Bekanntmachung', notice.publicationNumber ?? notice.noticeId);
  say('Fassung', notice.version);
  const published = publishedOn === null ? null : { day: publishedOn, time: null };
  say('Veröffentlicht', spoken(published), ['publication', published]);
  say('Beschreibung', notice.description, ['details', notice.description]);
}

function headingOf({ id }: NoticeLot): string {
  return id === null ? 'Auftrag' : `Los ${id}`;
}

function writeLot(lot: NoticeLot, notice: Notice, say: Say): void {
  if (lot.title !== notice.title) say('Bezeichnung', lot.title);
  const isOnly = notice.lots.length === 1;
  if (lot.description !== notice.description)
    say(
      'Beschreibung',
      lot.description,
      ...(isOnly && notice.description ? [] : [stated(isOnly ? 'details' : 'lotDetails', lot.description)]),
    );
  say('Geschätzter Wert', euroText(lot.estimatedValue), ['estimatedValue', lot.estimatedValue]);
  say('Angebotsfrist', spoken(lot.submission), ['submission', lot.submission]);
  say('Frist für Teilnahmeanträge', spoken(lot.participation), ['participation', lot.participation]);
  say('Frist für Fragen', spoken(lot.questions), ['questions', lot.questions]);
  say('Öffnung der Angebote', spoken(lot.opening), ['opening', lot.opening]);
  say('Bindefrist bis', germanDay(lot.bindingUntil), ['bindingUntil', lot.bindingUntil]);
  say('Bindefrist', spanText(lot.bindingFor), ['bindingFor', lot.bindingFor]);
  say('Vertragsbeginn', germanDay(lot.start), ['start', lot.start]);
  say('Vertragsende', germanDay(lot.end), ['end', lot.end]);
  say('Laufzeit', spanText(lot.duration), ['duration', lot.duration]);
  if (lot.renewals?.most) say('Verlängerungen', `höchstens ${lot.renewals.most}`);
  say('Bedingungen der Verlängerung', lot.renewals?.text ?? null);
  say('Optionen', lot.options);
  const [first] = lot.criteria;
  if (first) {
    const criteria = criteriaOf(lot.criteria);
    say('Zuschlagskriterien', lot.criteria.map(criterionText).join('; '), ['criteria', criteria]);
  }
  for (const site of lot.sites) {
    // The state of the first place stands for the Chance.
    const isFirst = site === lot.sites[0];
    const text = siteText(site);
    say(
      'Ort der Leistung',
      text,
      ['sites', siteText({ ...site, nuts: null }) || text],
      ...(isFirst ? [stated('province', site.province)] : []),
    );
  }
}

function stated<Field extends ExtractedField>(field: Field, value: ValueOf<Field>): Stated {
  return [field, value] as Stated;
}

const procedureKinds: { readonly [kind in NonNullable<Notice['procedure']>]: ProcedureKind } = {
  OPEN: 'open',
  RESTRICTED: 'restricted',
  NEGOTIATED: 'negotiated',
  COMPETITIVE_DIALOGUE: 'competitiveDialogue',
  INNOVATION: 'innovationPartnership',
  OTHER: 'other',
};
const procedureNames: { readonly [kind in NonNullable<Notice['procedure']>]: string } = {
  OPEN: 'Offenes Verfahren',
  RESTRICTED: 'Nicht offenes Verfahren',
  NEGOTIATED: 'Verhandlungsverfahren',
  COMPETITIVE_DIALOGUE: 'Wettbewerblicher Dialog',
  INNOVATION: 'Innovationspartnerschaft',
  OTHER: 'Anderes Verfahren',
};

/** As the form has them, where percents make a whole; points and an order are shown only. */
function criteriaOf(criteria: readonly NoticeCriterion[]): FoundCriteria | null {
  const measure = criteria.find((one) => one.measure !== null)?.measure ?? null;
  if (measure === null) return null;
  const named = criteria.map(({ kind, name, weight }) => {
    const isReference = kind === 'QUALITY' && /\breferenz/iu.test(name ?? '');
    const found = kind === 'QUALITY' ? (isReference ? 'REFERENCE' : 'QUALITY') : 'PRICE';
    return { name: name ?? kindNames[kind], kind: found, weight } as const;
  });
  const sumOf = (kind: 'PRICE' | 'QUALITY' | 'REFERENCE') =>
    named.reduce((sum, one) => sum + (one.kind === kind ? (one.weight ?? 0) : 0), 0);
  const fits = { price: sumOf('PRICE'), quality: sumOf('QUALITY'), reference: sumOf('REFERENCE') };
  const isWhole =
    criteria.every((one) => one.measure === 'PERCENT' && one.weight !== null) &&
    fits.price + fits.quality + fits.reference === 100 &&
    Object.values(fits).every(Number.isInteger);
  return { criteria: named, measure, fits: isWhole ? fits : null };
}

const kindNames = { PRICE: 'Preis', COST: 'Kosten', QUALITY: 'Qualität' } as const;
const measures = { PERCENT: ' %', POINTS: ' Punkte', ORDER: '. Rang' } as const;

function criterionText({ kind, name, weight, measure }: NoticeCriterion): string {
  const said =
    weight === null ? '' : ` ${String(weight).replace('.', ',')}${measure === null ? '' : measures[measure]}`;
  return `${name ?? kindNames[kind]}${said}`;
}

function siteText({ text, street, postalCode, city, nuts }: NoticeSite): string {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [text, street, place, nuts].filter(Boolean).join(', ');
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 });

function euroText(value: number | null): string | null {
  return value === null ? null : euros.format(value);
}

function spoken(moment: NoticeMoment | null): string | null {
  const day = germanDay(moment?.day ?? null);
  return moment?.time ? `${day}, ${moment.time} Uhr` : day;
}

function germanDay(day: string | null): string | null {
  return day?.split('-').toReversed().join('.') ?? null;
}

const units = { DAY: ['Tag', 'Tage'], WEEK: ['Woche', 'Wochen'], MONTH: ['Monat', 'Monate'], YEAR: ['Jahr', 'Jahre'] };

function spanText(span: Span | null): string | null {
  return span && `${span.count} ${units[span.unit][span.count === 1 ? 0 : 1]}`;
}
