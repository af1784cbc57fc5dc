import type { Box } from '@zuschlag/reading/text-with-places';
import type { TextSpan } from '@zuschlag/validation/reading/place';
import type { ProcedureKind, Province } from '@zuschlag/validation/vocabulary';
import type { NoticeMoment, Span } from './notices/notice.ts';

/** The passage that a value rests on; `quote` is a piece of its text, letter by letter. */
export type Evidence = {
  /** the place of the document in the list that was given */
  document: number;
  /** the number of its part; of a PDF the page */
  part: number;
  quote: string;
  /** one box for each line of the quote; empty in formats without places */
  boxes: Box[];
  /** of a notice: what of its XML was read */
  span?: TextSpan | undefined;
};

/**
 * A value that documents state.
 *
 * @param confidence 0 to 1; below 0.6 a person has to look. A field that no passage states is missing, never guessed.
 */
export type Found<Value> = { value: Value; confidence: number; evidence: Evidence[] };

export const serviceKinds = ['permanent', 'mobile', 'alarm'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export type FoundCriterion = { name: string; kind: 'PRICE' | 'QUALITY' | 'REFERENCE' | 'OTHER'; weight: number | null };
/** @param fits the parts sum up to 100, and price, quality and reference take all of it */
export type FoundCriteria = {
  criteria: FoundCriterion[];
  measure: 'PERCENT' | 'POINTS' | 'ORDER';
  fits: { price: number; quality: number; reference: number } | null;
};

/** What documents state of a tender; the first of several values is the best one, the others contradict it. */
export type Extracted = {
  title: Found<string>[];
  authority: Found<string>[];
  platform: Found<string>[];
  reference: Found<string>[];
  /** what is to be done, in the words of the document */
  details: Found<string>[];
  procedure: Found<ProcedureKind>[];
  /** the federal state of the place of work, else of the authority */
  province: Found<Province>[];
  contactName: Found<string>[];
  contactMail: Found<string>[];
  contactPhone: Found<string>[];
  submission: Found<NoticeMoment>[];
  participation: Found<NoticeMoment>[];
  questions: Found<NoticeMoment>[];
  opening: Found<NoticeMoment>[];
  siteVisit: Found<NoticeMoment>[];
  publication: Found<NoticeMoment>[];
  bindingUntil: Found<string>[];
  bindingFor: Found<Span>[];
  start: Found<string>[];
  end: Found<string>[];
  duration: Found<Span>[];
  extension: Found<{ count: number; months: number }>[];
  paymentTerm: Found<number>[];
  criteria: Found<FoundCriteria>[];
  services: Found<ServiceKind>[];
  /** in euros; of notices only */
  estimatedValue: Found<number>[];
  /** of notices only, in their words */
  sites: Found<string>[];
  /** what is to be done in one lot; of notices only */
  lotDetails: Found<string>[];
};
export type ExtractedField = keyof Extracted;
