import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import type { Candidate } from './agree.ts';

const label =
  /^(?:kurze? beschreibung|kurzbeschreibung|beschreibung (?:der beschaffung|der leistung|des auftrags)|art und umfang der leistung(?:en)?|umfang der leistung(?:en)?|leistungsumfang)$/iu;
const shortest = 20;
const sure = { SAME: 0.88, ABOVE: 0.75 } as const;

/** What is to be done, in the words under its label. */
export function descriptionsIn(labelled: readonly Labelled[]): Candidate<string>[] {
  return labelled.flatMap(({ label: name, passage, start, end, nearness }): Candidate<string>[] => {
    if (!label.test(name.replace(/\s+/g, ' '))) return [];
    const value = passage.text.slice(start, end).replace(/\s+/g, ' ').trim();
    if (value.length < shortest) return [];
    return [{ value, confidence: sure[nearness], evidence: evidenceOf(passage, start, end) }];
  });
}
