import type { Extracted, Found } from '@zuschlag/extraction/extracted';
import type { FieldValue } from '@zuschlag/validation/edits/field-values';
import { limits } from '@zuschlag/validation/limits';
import { lastDayOf } from './last-day.ts';

/** A value of a field, before its places are named as clients know them. */
export type FieldFound = Found<FieldValue> & { field: string };

/** A name that a notice gives a customer only by calling it the authority: a person has to look. */
const asCustomer = 0.6;

/** The fields of the form of a Chance that the documents fill, and what else they state; what they are silent about is left out. */
export function formFields(extracted: Extracted): FieldFound[] {
  return [
    ...as('description.name', extracted.title, (title) => cut(title, limits.chanceName.max)),
    ...as('description.awardingAuthority', extracted.authority, (name) => cut(name, limits.customerName.max)),
    ...as('description.customerName', extracted.authority, (name) => cut(name, limits.customerName.max), asCustomer),
    ...as('description.details', extracted.details, (text) => cut(text, limits.details.max)),
    ...as('description.province', extracted.province, (province) => province),
    ...as('description.procedureKind', extracted.procedure, (kind) => kind),
    ...as('description.contactName', extracted.contactName, (name) => cut(name, limits.contactName)),
    ...as('description.contactMail', extracted.contactMail, (mail) => mail),
    ...as('description.contactPhone', extracted.contactPhone, (phone) => cut(phone, limits.phone)),
    ...as('description.type', extracted.authority.slice(0, 1), () => 'Public'),
    ...extracted.platform.flatMap(platformFields),
    ...as('referenceNumber', extracted.reference, (number) => cut(number, limits.referenceNumber)),
    ...extracted.services.flatMap((found) => as(`description.${found.value}`, [found], () => true)),
    ...as('deadline.submission', extracted.submission, ({ day }) => day),
    ...as('deadline.submissionTime', extracted.submission, ({ time }) => time),
    ...as('deadline.participation', extracted.participation, ({ day }) => day),
    ...as('deadline.participationTime', extracted.participation, ({ time }) => time),
    ...as('deadline.questions', extracted.questions, ({ day }) => day),
    ...as('deadline.siteVisit', extracted.siteVisit, ({ day }) => day),
    ...as('deadline.publication', extracted.publication, ({ day }) => day),
    ...as('deadline.bindingUntil', extracted.bindingUntil, (day) => day),
    ...as('contract.startDate', extracted.start, (day) => day),
    ...as('contract.endDate', endsOf(extracted), (day) => day),
    ...as('contract.extensionCount', extracted.extension, ({ count }) => count),
    ...as('contract.extensionMonths', extracted.extension, ({ months }) => months),
    ...as('contract.paymentTerm', extracted.paymentTerm, (days) => days),
    ...as('contract.priceCriteria', extracted.criteria, ({ fits }) => fits?.price ?? null),
    ...as('contract.qualityCriteria', extracted.criteria, ({ fits }) => fits?.quality ?? null),
    ...as('contract.referenceCriteria', extracted.criteria, ({ fits }) => fits?.reference ?? null),
    ...as('criteria', extracted.criteria, ({ fits, criteria, measure }) =>
      fits ? null : criteria.map(({ name, weight }) => `${name}: ${weight ?? '–'}${units[measure]}`).join('; '),
    ),
    ...as('opening', extracted.opening, ({ day, time }) => (time ? `${day} ${time}` : day)),
    ...as('estimatedValue', extracted.estimatedValue, (euros) => euros),
    ...as('site', extracted.sites, (site) => site),
    ...as('lotDetails', extracted.lotDetails, (text) => cut(text, limits.details.max)),
    ...asQuoted('duration', extracted.duration),
    ...asQuoted('bindingFor', extracted.bindingFor),
  ];
}

const units = { PERCENT: ' %', POINTS: ' P.', ORDER: '.' } as const;

function as<Value>(
  field: string,
  found: readonly Found<Value>[],
  inForm: (value: Value) => FieldValue,
  surely = 1,
): FieldFound[] {
  return found.flatMap(({ value, confidence, evidence }) => {
    const formValue = inForm(value);
    return formValue === null ? [] : [{ field, value: formValue, confidence: confidence * surely, evidence }];
  });
}

/** What the form has no field for is shown in the words of the document. */
function asQuoted(field: string, found: readonly Found<unknown>[]): FieldFound[] {
  return found.map((one) => ({ ...one, field, value: one.evidence[0]?.quote ?? '' }));
}

/** A platform is named, or its address is. */
function platformFields({ value, ...found }: Found<string>): FieldFound[] {
  const address = /(?:https?:\/\/|www\.)[^\s,;]+/iu.exec(value)?.[0].replace(/[.)]+$/, '');
  const url = address && (address.startsWith('www.') ? `https://${address}` : address);
  if (!url || !URL.canParse(url))
    return [{ ...found, field: 'description.platform', value: cut(value, limits.platform) }];
  return [
    { ...found, field: 'description.platform', value: new URL(url).hostname.replace(/^www\./, '') },
    { ...found, field: 'description.platformUrl', value: url },
  ];
}

/** The last day as stated, or by the first day and how long the contract runs; of each lot of a notice by its own. */
function endsOf({ start, end, duration }: Extracted): Found<string>[] {
  if (end.length > 0) return end;
  const ends = start.flatMap((first) => duration.flatMap((length) => endOf(first, length)));
  const ofLots = ends.filter(({ evidence: [one, other] }) => one?.span && other?.span && one.part === other.part);
  const chosen = ofLots.length > 0 ? ofLots : ends.slice(0, 1);
  return [...new Set(chosen.map(({ value }) => value))].map((value) => {
    const same = chosen.filter((one) => one.value === value);
    const confidence = Math.min(...same.map((one) => one.confidence));
    return { value, confidence, evidence: same.flatMap(({ evidence }) => evidence) };
  });
}

/** The end by each two places, one of the first day and one of the length. */
function endOf(first: Extracted['start'][number], length: Extracted['duration'][number]): Found<string>[] {
  const value = lastDayOf(first.value, length.value);
  if (!value) return [];
  const confidence = Math.min(first.confidence, length.confidence);
  return first.evidence.flatMap((one) =>
    length.evidence.map((other) => ({ value, confidence, evidence: [one, other] })),
  );
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const begin = text.slice(0, most - 1);
  return `${begin.slice(0, Math.max(begin.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
