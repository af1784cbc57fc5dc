import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import type { Passage } from '../documents/passages.ts';
import type { Candidate } from './agree.ts';

// Bounded: a text that only looks like the beginning of an address is not read again from each of its letters.
const mail = /\b(?:e-?\s?)?mail(?:-?adresse)?\s{0,5}:?\s{0,5}([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/iu;
const phone = /(?:telefon|tel\.?|fon|rufnummer)(?:nummer)?\s{0,5}:?\s{0,5}(\+?\(?\d[\d\s()/.–-]{5,30}\d)/iu;
const nameLabel =
  /^(?:kontaktperson|kontaktstelle(?:\(n\))?|kontakt|ansprech(?:partner(?:in)?|person)(?:\/-?in)?|bearbeiter(?:in)?|sachbearbeiter(?:in)?|zu händen(?: von)?)$/iu;
/** Frau Petra Lindow; Herr Dr. Klaus von Berg */
const personName = /(?:Frau|Herrn?)\s+(?:Dr\.\s+)?\p{Lu}[\p{L}-]+(?:\s+(?:von|van|zu)\b)?(?:\s+\p{Lu}[\p{L}-]+)?/u;
/** Bodies that a notice names beside the one that awards the contract. */
const others = /nachprüfung|vergabekammer|rechtsbehelf|schlichtung|datenschutz|beschwerde/iu;

export type ContactField = 'contactName' | 'contactMail' | 'contactPhone';

/** How to reach the authority: the first place of each document that says so, apart from review bodies. */
export function contactsIn(
  passages: readonly Passage[],
  labelled: readonly Labelled[],
  field: ContactField,
): Candidate<string>[] {
  const own = (passage: Passage) => !others.test(passage.text) && !passage.headings.some((text) => others.test(text));
  const found =
    field === 'contactName'
      ? labelled.filter(({ label, passage }) => nameLabel.test(label) && own(passage)).flatMap(nameOf)
      : passages.filter(own).flatMap((passage) => reachedBy(field === 'contactMail' ? mail : phone, passage));
  const seen = new Set<number>();
  return found.filter(({ evidence: { document } }) => {
    const isFirst = !seen.has(document);
    seen.add(document);
    return isFirst;
  });
}

function nameOf({ passage, start, end }: Labelled): Candidate<string>[] {
  const match = personName.exec(passage.text.slice(start, end));
  if (!match) return [];
  const from = start + match.index;
  const evidence = evidenceOf(passage, from, from + match[0].length);
  return [{ value: match[0].replace(/\s+/g, ' '), confidence: 0.85, evidence }];
}

function reachedBy(pattern: RegExp, passage: Passage): Candidate<string>[] {
  const match = pattern.exec(passage.text);
  const value = match?.[1];
  if (!match || !value) return [];
  const from = match.index + match[0].length - value.length;
  return [
    { value: value.replace(/\s+/g, ' '), confidence: 0.8, evidence: evidenceOf(passage, from, from + value.length) },
  ];
}
