import type { ProcedureKind } from '@zuschlag/validation/vocabulary';
import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import type { Candidate } from './agree.ts';

const label =
  /^(?:verfahrensart|vergabeart|vergabeverfahren|art (?:des|der) (?:vergabe)?(?:verfahrens?|vergabe|ausschreibung)|gewählte verfahrensart|verfahren)$/iu;

/** What procedures are called, the most special first: "nicht offenes Verfahren" holds the words of another one. */
const words: readonly (readonly [ProcedureKind, RegExp])[] = [
  ['restricted', /nicht\s?offene[sn]?\s+verfahren/iu],
  ['open', /offene[sn]?\s+verfahren/iu],
  ['negotiatedWithoutCall', /verhandlungsverfahren\s+ohne/iu],
  ['negotiated', /verhandlungsverfahren/iu],
  ['competitiveDialogue', /wettbewerbliche[rn]?\s+dialog/iu],
  ['innovationPartnership', /innovationspartnerschaft/iu],
  ['publicInvitation', /öffentliche\s+ausschreibung/iu],
  ['restrictedInvitation', /beschränkte\s+ausschreibung/iu],
  ['directAward', /direkt(?:auftrag|vergabe)/iu],
];
const sure = { SAME: 0.93, ABOVE: 0.8 } as const;

/** The procedure that a label names; one that is only mentioned in a text may be another one. */
export function proceduresIn(labelled: readonly Labelled[]): Candidate<ProcedureKind>[] {
  return labelled.flatMap(({ label: name, passage, start, end, nearness }): Candidate<ProcedureKind>[] => {
    if (!label.test(name.replace(/\s+/g, ' '))) return [];
    const text = passage.text.slice(start, end);
    for (const [kind, pattern] of words) {
      const match = pattern.exec(text);
      if (!match) continue;
      const from = start + match.index;
      return [{ value: kind, confidence: sure[nearness], evidence: evidenceOf(passage, from, from + match[0].length) }];
    }
    return [];
  });
}
