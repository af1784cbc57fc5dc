import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import type { Candidate } from './agree.ts';

type TextField = 'title' | 'authority' | 'platform' | 'reference';

/** Labels of texts; a label is the whole of what stands in front of the value. */
const labels: { readonly [field in TextField]: RegExp } = {
  title:
    /^(?:bezeichnung (?:des|der) (?:auftrags?|leistung|verfahrens|maßnahme|vergabe|ausschreibung)|(?:auftrags|vergabe|verfahrens|leistungs)bezeichnung|titel(?: des (?:auftrags|verfahrens))?|maßnahme|auftragsgegenstand|gegenstand (?:des auftrags|der (?:ausschreibung|vergabe))|art der leistung|bezeichnung)$/iu,
  authority:
    /^(?:(?:öffentlicher )?auftraggeber(?:in)?|vergabestelle|ausschreibende stelle|beschaffer|offizielle bezeichnung|(?:name|bezeichnung)(?: und (?:anschrift|adresse))? (?:des auftraggebers|der vergabestelle)|(?:zur angebotsabgabe )?auffordernde stelle)$/iu,
  platform:
    /^(?:vergabe(?:plattform|portal|marktplatz)|(?:elektronische )?(?:plattform|vergabeplattform)|e-?vergabe(?:-plattform)?|(?:die )?(?:angebote|unterlagen).{0,40}über|adresse der (?:elektronischen )?(?:plattform|einreichung)|kommunikationsplattform)$/iu,
  reference:
    /^(?:vergabe-?\s?(?:nr|nummer)|aktenzeichen|az|(?:interne )?referenznummer(?: der bekanntmachung)?|geschäftszeichen|(?:ausschreibungs|verfahrens)-?\s?(?:nr|nummer)|kennziffer|vergabekennzeichen|ordnungsnummer)\.?$/iu,
};
/** Under the heading of an authority its name has a label of its own. */
const ownLabel = /^(?:(?:offizielle )?bezeichnung|name(?: und (?:anschrift|adresse))?)\s*:\s*/iu;
const longest: { readonly [field in TextField]: number } = { title: 300, authority: 200, platform: 200, reference: 60 };
const sure = { SAME: 0.93, ABOVE: 0.8 } as const;

export function textsIn(labelled: readonly Labelled[], field: TextField): Candidate<string>[] {
  return labelled.flatMap(({ label, passage, start, end, nearness }): Candidate<string>[] => {
    if (!labels[field].test(label.replace(/\s+/g, ' '))) return [];
    const text = passage.text.slice(start, end);
    const piece = firstPiece(text, field);
    const value = piece.replace(/\s+/g, ' ').replace(/[\s.,;]+$/u, '');
    if (value.length < 2 || value.length > longest[field] || !isLikely(value, field)) return [];
    const from = start + text.indexOf(piece);
    return [{ value, confidence: sure[nearness], evidence: evidenceOf(passage, from, from + piece.length) }];
  });
}

/** The name of an authority ends where its address begins; a file number has no second sentence. */
function firstPiece(text: string, field: TextField): string {
  const [line = ''] = text.trim().replace(ownLabel, '').split('\n');
  if (field === 'authority') return line.split(/,\s|;|\s\d{5}\s|\s(?:Straße|Str\.)\s/u)[0] ?? '';
  if (field === 'reference') return line.split(/[,;]\s|\s{2}|\s\(/u)[0] ?? '';
  return line;
}

function isLikely(value: string, field: TextField): boolean {
  if (field === 'reference')
    return /\d/u.test(value) && !/\d{1,2}\.\d{1,2}\.\d{4}/u.test(value) && value.split(' ').length <= 5;
  return /\p{L}{2}/u.test(value) && !/:$/u.test(value);
}
