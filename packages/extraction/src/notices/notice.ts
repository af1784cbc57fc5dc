import type { TextSpan } from '@zuschlag/validation/reading/place';
import type { Province } from '@zuschlag/validation/vocabulary';

/** What a machine-readable notice states, with nothing guessed: null where it is silent. Days and times are those of Berlin. */
export type Notice = {
  format: 'eforms' | 'ted';
  /** the same for all versions of a notice of eForms; of TED the number of the publication, "123456-2022" */
  noticeId: string | null;
  /** the procedure that several notices belong to */
  procedureId: string | null;
  /** "01" */
  version: string | null;
  /** number in the Official Journal of the EU, "00163529-2024" */
  publicationNumber: string | null;
  publishedOn: string | null;
  /** the notice that this one changes or follows */
  changes: string | null;
  kind: 'planning' | 'competition' | 'result' | 'other';
  /** ISO 639-2 of the texts that were read, "DEU" */
  language: string | null;
  title: string | null;
  description: string | null;
  /** the file number of the buyer */
  reference: string | null;
  buyer: Buyer;
  procedure: Procedure | null;
  /** where the documents of the tender are */
  documentsUrl: string | null;
  /** where tenders are handed in */
  submissionUrl: string | null;
  /** in euros */
  estimatedValue: number | null;
  /** eight digits each; the main one first */
  cpv: string[];
  lots: NoticeLot[];
  /** of a notice of results */
  awards: NoticeAward[];
  places: NoticePlaces;
};

/** Where values stand in the XML, by the names of `Extracted`; a value that no element of its own states has no place. */
export type NoticePlaces = { readonly [field: string]: TextSpan | undefined };

export type Buyer = {
  name: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  contact: string | null;
  email: string | null;
  phone: string | null;
  url: string | null;
  province: Province | null;
};

export const procedures = ['OPEN', 'RESTRICTED', 'NEGOTIATED', 'COMPETITIVE_DIALOGUE', 'INNOVATION', 'OTHER'] as const;
export type Procedure = (typeof procedures)[number];

/** A deadline: an ISO day, and "HH:MM" where the notice states a time. */
export type NoticeMoment = { day: string; time: string | null };
export type Span = { unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; count: number };

/** A notice without lots has one, whose id is null. */
export type NoticeLot = {
  id: string | null;
  title: string | null;
  description: string | null;
  reference: string | null;
  cpv: string[];
  /** of tenders; in a procedure of two stages it may come later than the notice */
  submission: NoticeMoment | null;
  /** of requests to participate, in a procedure of two stages */
  participation: NoticeMoment | null;
  questions: NoticeMoment | null;
  opening: NoticeMoment | null;
  /** how long a tender binds: a day, or a time after the submission */
  bindingUntil: string | null;
  bindingFor: Span | null;
  start: string | null;
  end: string | null;
  duration: Span | null;
  renewals: { most: number | null; text: string | null } | null;
  options: string | null;
  criteria: NoticeCriterion[];
  sites: NoticeSite[];
  /** in euros */
  estimatedValue: number | null;
  places: NoticePlaces;
};

/** How the award of a lot ended. */
export type NoticeAward = {
  /** null for a contract without lots */
  lotId: string | null;
  lotTitle: string | null;
  /** false where it was cancelled or is still open */
  isAwarded: boolean;
  winners: string[];
  /** in euros over the whole contract; null where it is secret, in another currency, or one for each of several winners */
  price: number | null;
  /** how many tenders came in */
  tenders: number | null;
};

/** @param weight as stated; percent, points, or the place in an order of importance; null where there is no number */
export type NoticeCriterion = {
  kind: 'PRICE' | 'COST' | 'QUALITY';
  name: string | null;
  weight: number | null;
  measure: 'PERCENT' | 'POINTS' | 'ORDER' | null;
};

export type NoticeSite = {
  text: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  nuts: string | null;
  /** null outside of Germany */
  province: Province | null;
};
