import type { PlausibilityCode, PlausibilityHint } from '@zuschlag/validation/chance/plausibility';
import { formatEuro, formatNumber, formatShare } from '../format.ts';
import type { Locale } from '../locales.ts';
import { type MessagesOf, messageText } from '../messages/message.ts';

/** A sign that something in a Chance is unusual, in a sentence, with both figures where two differ. */
export function plausibilityText({ code, estimated = 0, calculated = 0 }: PlausibilityHint, locale: Locale): string {
  const show = shownFigure[code] ?? String;
  return messageText(plausibilityMessages[code], locale, {
    estimated: show(estimated, locale),
    calculated: show(calculated, locale),
  });
}

const shownFigure: { readonly [code in PlausibilityHint['code']]?: (figure: number, locale: Locale) => string } = {
  ESTIMATED_REVENUE_FAR: (figure, locale) => formatEuro(figure, locale, 0),
  ESTIMATED_HOURS_FAR: (figure, locale) => `${formatNumber(Math.round(figure), locale, 0)} h`,
  ESTIMATED_MARGIN_FAR: (figure, locale) => formatShare(figure, locale),
};

/** What is unusual about a Chance without being wrong; `{estimated}` and `{calculated}` where two figures differ. */
const plausibilityMessages: MessagesOf<PlausibilityCode> = {
  OUTSIDE_INFORMATION_MISSING: { de: 'Die Frist für Antworten fehlt.', en: 'The deadline for answers is missing.' },
  QUESTIONS_AFTER_SUBMISSION: {
    de: 'Die Frist für Bieterfragen liegt nach der Abgabe.',
    en: 'The deadline for bidder questions is after the submission.',
  },
  SUBMISSION_IN_PAST: { de: 'Die Abgabefrist ist bereits vorbei.', en: 'The submission deadline has already passed.' },
  SITE_VISIT_AFTER_SUBMISSION: {
    de: 'Die Ortsbesichtigung liegt nach der Abgabe.',
    en: 'The site visit is after the submission.',
  },
  PARTICIPATION_AFTER_SUBMISSION: {
    de: 'Der Teilnahmeantrag liegt nach der Abgabe.',
    en: 'The request to participate is after the submission.',
  },
  BINDING_BEFORE_SUBMISSION: {
    de: 'Die Bindefrist endet vor der Abgabe.',
    en: 'The binding period ends before the submission.',
  },
  AWARD_BEFORE_SUBMISSION: {
    de: 'Der geplante Zuschlag liegt vor der Abgabe.',
    en: 'The planned award is before the submission.',
  },
  CONTRACT_BEFORE_SUBMISSION: {
    de: 'Der Vertrag beginnt vor der Abgabe.',
    en: 'The contract begins before the submission.',
  },
  ESTIMATED_REVENUE_FAR: {
    de: 'Umsatz: {estimated} geschätzt, {calculated} kalkuliert.',
    en: 'Revenue: {estimated} estimated, {calculated} calculated.',
  },
  ESTIMATED_HOURS_FAR: {
    de: 'Stunden je Monat: {estimated} geschätzt, {calculated} kalkuliert.',
    en: 'Hours per month: {estimated} estimated, {calculated} calculated.',
  },
  ESTIMATED_MARGIN_FAR: {
    de: 'Marge: {estimated} geschätzt, {calculated} kalkuliert.',
    en: 'Margin: {estimated} estimated, {calculated} calculated.',
  },
};
