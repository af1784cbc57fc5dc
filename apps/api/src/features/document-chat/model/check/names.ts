import { isSmallWord } from './language.ts';

/**
 * Words of the trade that name no one: a sentence may use them although its source says it otherwise. In German each noun
 * looks like a name, so one that is neither here nor in the source costs the sentence.
 */
const common = new Set(
  (
    'angebot angebote bieter bieterin auftraggeber auftraggeberin auftragnehmer auftrag vertrag frist fristen leistung leistungen vergabe ' +
    'ausschreibung zuschlag preis preise kosten laufzeit beginn ende dauer abgabe einreichung verlängerung kündigung zahlung rechnung ' +
    'rechnungen personal kräfte kraft mitarbeiter objekt objekte standort standorte tag tage monat monate jahr jahre woche wochen stunde ' +
    'stunden minute minuten uhr euro prozent höhe anzahl dokument dokumente unterlagen seite nachweis nachweise frage fragen antwort ' +
    'tagen monaten jahren eur uhr termin zeitpunkt ort besichtigung bedingung bedingungen pflicht anforderung anforderungen ' +
    'offer offers bid bids bidder bidders tender tenders contract contracts client contractor deadline period payment payments invoice ' +
    'invoices price prices staff guard guards personnel site sites service services award criteria document documents proof question ' +
    'questions start end term termination extension notice questions answer answers submission visit insurance penalty requirement ' +
    'requirements all any both each if when while after before during only these those they there it as also an and or but yes no ' +
    'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'ab an alle aus außerdem beide bei bevor dafür dabei damit danach davon dazu diese dieser dieses dort ebenso falls ferner hierfür ' +
    'insgesamt ja jede jeder jedes laut nein nur sie er so sofern sollte spätestens um unter vor während weitere wenn wer zudem zusätzlich ' +
    'über es ihre ihr sein seine man nach the'
  ).split(' '),
);

const word = /\p{L}[\p{L}\p{N}]*(?:['’-]\p{L}[\p{L}\p{N}]*)*/gu;

/** Whether every word with a capital letter stands in the cited texts, in another form perhaps, or names no one. */
export function areNamesIn(sentence: string, cited: readonly string[]): boolean {
  const known = new Set<string>();
  for (const text of cited)
    for (const [one] of text.matchAll(word)) for (const form of [one, ...one.split(/['’-]/u)]) known.add(stemOf(form));
  return [...sentence.matchAll(word)].every(
    ([one]) => !/\p{Lu}/u.test(one) || isSmallWord(one) || isCommon(one) || known.has(stemOf(one)),
  );
}

/** How many of the words that say something stand in the cited texts; 1 for a sentence of small words. */
export function shareIn(sentence: string, cited: readonly string[]): number {
  const saying = (text: string) =>
    [...text.matchAll(word)].flatMap(([one]) => (one.length < 4 || isSmallWord(one) ? [] : [stemOf(one)]));
  const known = [...new Set(cited.flatMap(saying))];
  const said = saying(sentence);
  const found = said.filter((one) => isCommon(one) || known.some((other) => isNear(one, other)));
  return said.length === 0 ? 1 : found.length / said.length;
}

/** Whether a sentence denies something. */
export function isDenied(sentence: string): boolean {
  return /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|weder|ohne|not|no|never|without|neither|nor|cannot|ausgeschlossen|unzulässig|untersagt|verboten|entfällt|entfallen|excluded|prohibited|forbidden)(?!\p{L})|n['’]t(?!\p{L})/iu.test(
    sentence,
  );
}

const commonStems = new Set([...common].map(stemOf));

function isCommon(one: string): boolean {
  const small = one.toLowerCase();
  return common.has(small) || commonStems.has(stemOf(small));
}

/** A word without its ending. */
function stemOf(one: string): string {
  const small = one.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');
  return small.length > 5 ? small.replace(/(?:ern|en|em|er|es|e|n|s)$/u, '') : small;
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  const same = [...one].findIndex((letter, at) => other[at] !== letter);
  const length = same === -1 ? shortest : same;
  return length >= 5 && length >= 0.7 * Math.max(one.length, other.length);
}
