import type { AskedWord } from '../../reading/search/find-passages.ts';
import { relatedTo } from './related-words.ts';

/** What a question wants to know, as far as its words say so: an answer then has such a thing in it. */
export type Wanted = 'moment' | 'number' | 'place' | null;

// Words that questions are made of; in documents they say nothing about a thing.
const filler = new Set(
  [
    ...['wie', 'was', 'wer', 'wen', 'wem', 'wo', 'wann', 'warum', 'wieso', 'welche', 'welcher', 'welches', 'welchem'],
    ...[
      'welchen',
      'wieviel',
      'wieviele',
      'viel',
      'viele',
      'vieler',
      'vielen',
      'innerhalb',
      'hoch',
      'lang',
      'lange',
      'oft',
      'groß',
      'gross',
      'weit',
    ],
    ...['gibt', 'gebe', 'geben', 'lautet', 'lauten', 'findet', 'finden', 'statt', 'steht', 'stehen', 'gilt', 'gelten'],
    ...['muss', 'müssen', 'muß', 'soll', 'sollen', 'darf', 'dürfen', 'kann', 'können', 'wird', 'werden', 'ist', 'sind'],
    ...['hat', 'haben', 'beträgt', 'betragen', 'bitte', 'sagen', 'nennen', 'nenne', 'zeige', 'eigentlich', 'genau'],
    ...[
      'dokument',
      'dokumente',
      'dokumenten',
      'unterlage',
      'unterlagen',
      'verlangt',
      'gefordert',
      'vorgesehen',
      'braucht',
      'brauchen',
      'passiert',
      'möglich',
    ],
    ...['what', 'which', 'who', 'when', 'where', 'how', 'much', 'many', 'long', 'is', 'are', 'the', 'a', 'an', 'of'],
    ...['to', 'for', 'in', 'on', 'at', 'do', 'does', 'have', 'has', 'must', 'be', 'we', 'our', 'there', 'by', 'and'],
  ].map((word) => word.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss')),
);

/** The German words for what an English question names; documents are German. */
const english: { readonly [word: string]: string } = {
  deadline: 'Frist Angebotsfrist Abgabe',
  submission: 'Angebot Abgabe Einreichung',
  submit: 'Angebot Abgabe einreichen',
  submitted: 'Angebot Abgabe einreichen',
  tender: 'Angebot Ausschreibung',
  bid: 'Angebot',
  offer: 'Angebot',
  binding: 'Bindefrist',
  period: 'Frist Zeitraum Laufzeit',
  contract: 'Vertrag',
  duration: 'Laufzeit Vertragslaufzeit',
  start: 'Beginn Vertragsbeginn',
  begin: 'Beginn',
  end: 'Ende',
  extension: 'Verlängerung Option',
  option: 'Option Verlängerung',
  award: 'Zuschlag',
  criteria: 'Zuschlagskriterien Kriterien',
  weighting: 'Gewichtung',
  price: 'Preis',
  quality: 'Qualität',
  evidence: 'Nachweise',
  documents: 'Nachweise Unterlagen',
  certificates: 'Nachweise Bescheinigungen',
  references: 'Referenzen',
  insurance: 'Haftpflichtversicherung Versicherung',
  liability: 'Haftung',
  penalty: 'Vertragsstrafe',
  payment: 'Zahlung Rechnung Zahlungsziel',
  invoice: 'Rechnung',
  guard: 'Wachpersonal Sicherheitskraft',
  guards: 'Wachpersonal Sicherheitskräfte',
  staff: 'Personal',
  qualification: 'Qualifikation Sachkunde',
  training: 'Schulung Unterweisung',
  shift: 'Schicht Dienst',
  shifts: 'Schichten Dienste',
  hours: 'Stunden',
  night: 'Nacht Nachtarbeit',
  patrol: 'Streife Kontrollgang',
  vehicle: 'Fahrzeug',
  site: 'Objekt Ortsbesichtigung',
  visit: 'Ortsbesichtigung',
  questions: 'Bieterfragen Fragen',
  termination: 'Kündigung',
  notice: 'Kündigungsfrist',
  adjustment: 'Preisanpassung Gleitklausel',
  wage: 'Lohn Tariflohn',
  subcontractors: 'Unterauftragnehmer Nachunternehmer',
  lots: 'Lose',
};

const folded = (word: string) => word.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');

/** A word of the question before counts less beside those of this one. */
const FROM_BEFORE = 0.25;

/** Whether a question goes on from the one before it ("Und nachts?"): then it takes the words of that one along. */
export function isFollowUp(question: string): boolean {
  return /^(?:und|auch|and|also)\b/iu.test(question.trim());
}

/**
 * The words that say what a question is about, English ones in German.
 *
 * @param before the question before it, when this one goes on from there
 */
export function askedWords(question: string, before: string | null = null): AskedWord[] {
  const own = contentWords(question).map((word) => asked(word, 1));
  return before !== null ? [...own, ...contentWords(before).map((word) => asked(word, FROM_BEFORE))] : own;
}

function asked(word: string, share: number): AskedWord {
  const words = english[folded(word)]?.split(' ') ?? [word];
  return { words, related: words.flatMap(relatedTo), share };
}

function contentWords(text: string): string[] {
  const words = [...text.matchAll(/§+\s*\d+[a-z]?|[\p{L}\p{N}]+(?:[-./:,][\p{L}\p{N}]+)*/giu)].map(([word]) => word);
  return [...new Set(words.filter((word) => !filler.has(folded(word))))];
}

const wanting: readonly (readonly [Exclude<Wanted, null>, RegExp])[] = [
  ['moment', /\b(?:wann|frist|fristen|termin|bis wann|zeitpunkt|when|deadline)\b|frist\b/iu],
  ['number', /\b(?:wie ?viele?|wie hoch|wie lange|wie oft|höhe|prozent|anzahl|how (?:many|much|long|often))\b/iu],
  ['place', /\b(?:wo|wohin|where)\b/iu],
];
const having: { readonly [wanted in Exclude<Wanted, null>]: RegExp } = {
  moment:
    /\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2,4})?|\d{1,2}[:.]\d{2}\s*uhr|\d{1,2}\s*uhr|\d{1,2}\.\s*(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|\d+\s*(?:kalender|werk|arbeits)?(?:tage|wochen|monate)|(?:tage|wochen|monaten?)\b/iu,
  number: /\d|\b(?:eine?[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\b/iu,
  place: /\b\d{5}\b|straße|str\.|platz|allee|weg\b|portal|https?:|adresse|anschrift|raum\b|gebäude/iu,
};

export function wantedBy(question: string): Wanted {
  return wanting.find(([, words]) => words.test(question))?.[0] ?? null;
}

/** Whether a sentence has what a question wants to know. */
export function hasWanted(wanted: Wanted, sentence: string): boolean {
  return wanted === null || having[wanted].test(sentence);
}
