import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { isInstruction } from './documents/instructions.ts';
import { labelledIn } from './documents/labelled.ts';
import { passagesOf } from './documents/passages.ts';
import type { Extracted, Found } from './extracted.ts';
import { agree, type Candidate } from './fields/agree.ts';
import { type ContactField, contactsIn } from './fields/contacts.ts';
import { criteriaIn } from './fields/criteria.ts';
import { descriptionsIn } from './fields/descriptions.ts';
import type { MomentField } from './fields/moment-words.ts';
import { momentsIn } from './fields/moments.ts';
import { bindingsIn, durationsIn, extensionsIn, paymentTermsIn } from './fields/periods.ts';
import { proceduresIn } from './fields/procedures.ts';
import { servicesIn } from './fields/services.ts';
import { statesIn } from './fields/states.ts';
import { textsIn } from './fields/texts.ts';
import type { NoticeMoment } from './notices/notice.ts';

/**
 * Reads what the documents of a tender state, by rules and grammar alone. Each value carries the passages it rests on.
 *
 * @param documents the newest last: of equally sure values the newer one comes first
 */
export function extract(documents: readonly TextWithPlaces[]): Extracted {
  const passages = passagesOf(documents).filter(({ text }) => !isInstruction(text));
  const labelled = labelledIn(passages);
  const moments = momentsIn(passages, labelled);
  const momentOf = (field: MomentField) =>
    agree(newestFirst(moments.filter((one) => one.field === field)), ({ day }) => day, withTime);
  const dayOf = (field: MomentField): Found<string>[] =>
    momentOf(field).map(({ value, ...found }) => ({ ...found, value: value.day }));
  const text = (field: 'title' | 'authority' | 'platform' | 'reference') =>
    agree(newestFirst(textsIn(labelled, field)), (value) => value.toLowerCase());
  const json = <Value>(candidates: Candidate<Value>[]) =>
    agree(newestFirst(candidates), (value) => JSON.stringify(value));
  const contact = (field: ContactField) =>
    agree(newestFirst(contactsIn(passages, labelled, field)), (value) => value.toLowerCase());
  return {
    title: text('title'),
    authority: text('authority'),
    platform: text('platform'),
    reference: text('reference'),
    details: json(descriptionsIn(labelled)).slice(0, 1),
    procedure: json(proceduresIn(labelled)),
    province: json(statesIn(labelled)).slice(0, 1),
    contactName: contact('contactName').slice(0, 1),
    contactMail: contact('contactMail').slice(0, 1),
    contactPhone: contact('contactPhone').slice(0, 1),
    submission: momentOf('submission'),
    participation: momentOf('participation'),
    questions: momentOf('questions'),
    opening: momentOf('opening'),
    siteVisit: momentOf('siteVisit'),
    publication: momentOf('publication'),
    bindingUntil: dayOf('binding'),
    bindingFor: json(bindingsIn(passages)),
    start: dayOf('start'),
    end: dayOf('end'),
    duration: json(durationsIn(passages)),
    extension: json(extensionsIn(passages)),
    paymentTerm: json(paymentTermsIn(passages)),
    criteria: json(criteriaIn(passages)),
    services: servicesOf(servicesIn(passages)),
    ...{ estimatedValue: [], sites: [], lotDetails: [] },
  };
}

/** Kinds of services do not contradict each other. */
function servicesOf(candidates: readonly Candidate<Extracted['services'][number]['value']>[]): Extracted['services'] {
  return [...new Set(candidates.map(({ value }) => value))].flatMap((kind) =>
    agree(
      candidates.filter(({ value }) => value === kind),
      (value) => value,
    ),
  );
}

function newestFirst<C extends { evidence: { document: number } }>(candidates: readonly C[]): C[] {
  return candidates.toSorted((one, other) => other.evidence.document - one.evidence.document);
}

function withTime(one: NoticeMoment, other: NoticeMoment): NoticeMoment {
  return one.time === null ? other : one;
}
