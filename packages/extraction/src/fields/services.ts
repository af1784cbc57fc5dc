import { evidenceOf } from '../documents/evidence.ts';
import type { Passage } from '../documents/passages.ts';
import type { ServiceKind } from '../extracted.ts';
import type { Candidate } from './agree.ts';

const words: { readonly [kind in ServiceKind]: RegExp } = {
  permanent:
    /objektschutz|(?:empfangs|pforten|pförtner|wach|separat|kontroll|sicherheits)dienst(?:e|es|leistung\p{L}*)?|objektbewachung|bewachung(?:sleistung\p{L}*)?|werkschutz|zugangskontrolle|ordnungsdienst|geldbewachung/iu,
  mobile:
    /revier(?:dienst|kontroll|fahrt|streife|gang)\p{L}*|streifen(?:dienst|fahrt|gang)\p{L}*|schließ(?:dienst|rund)\p{L}*|kontrollfahrt\p{L}*/iu,
  alarm:
    /alarm(?:aufschaltung|verfolgung|intervention|empfang)\p{L}*|interventionsdienst\p{L}*|notruf- und serviceleitstelle|\bNSL\b/iu,
};

/** Kinds of services that are named more than once, or in a heading or a title; one word in passing is no service. */
export function servicesIn(passages: readonly Passage[]): Candidate<ServiceKind>[] {
  return (Object.entries(words) as [ServiceKind, RegExp][]).flatMap(([kind, pattern]) => {
    const found = passages.flatMap((passage) => {
      const match = pattern.exec(passage.text);
      return match ? [{ passage, at: match.index, end: match.index + match[0].length }] : [];
    });
    const isHeading = found.some(({ passage }) => passage.headings.at(-1) === passage.text);
    const [first] = found;
    if (!first || (found.length < 2 && !isHeading)) return [];
    const confidence = Math.min(0.95, 0.6 + found.length * 0.05 + (isHeading ? 0.15 : 0));
    return found
      .slice(0, 5)
      .map(({ passage, at, end }) => ({ value: kind, confidence, evidence: evidenceOf(passage, at, end) }));
  });
}
