import type { PlausibilityCode, PlausibilityHint } from '@zuschlag/validation/chance/plausibility';
import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { Province } from '@zuschlag/validation/vocabulary';
import { formatDay, formatEuro, formatNumber, formatShare, NOTHING } from './format.ts';
import type { Locale } from './locales.ts';
import { type MessagesOf, messageText } from './messages/message.ts';
import { provinceNames } from './messages/provinces.ts';

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

/** A sign of a mistake in a price that stands. @param detail the year or the ISO day concerned */
export function priceWarningText(
  { code, detail, province }: { code: WarningCode; detail: string | null; province: Province | null },
  locale: Locale,
): string {
  return messageText(priceWarningMessages[code], locale, {
    detail: detail?.includes('-') ? formatDay(detail, locale) : (detail ?? NOTHING),
    place: province ? provinceNames[province][locale] : NOTHING,
  });
}

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

/** What each warning of the engine means for the price, with the year or the day `{detail}` and the federal state. */
const priceWarningMessages: MessagesOf<WarningCode> = {
  HOLIDAYS_MISSING_FOR_YEAR: {
    de: 'Für {detail} sind keine Feiertage in {place} eingetragen: Der Preis rechnet dieses Jahr ohne Feiertage.',
    en: 'No public holidays of {place} are entered for {detail}: the price counts that year without holidays.',
  },
  VACATION_BONUS_MISSING: {
    de: 'Für {place} ist ab {detail} kein Urlaubsgeld eingetragen: Der Preis enthält keines.',
    en: 'No vacation bonus is entered for {place} from {detail}: the price has none.',
  },
  CHRISTMAS_BONUS_MISSING: {
    de: 'Für {place} ist ab {detail} kein Weihnachtsgeld eingetragen: Der Preis enthält keines.',
    en: 'No Christmas bonus is entered for {place} from {detail}: the price has none.',
  },
  SUBCONTRACTOR_RATE_MISSING: {
    de: 'Kräfte von Nachunternehmern haben keinen Stundensatz und kosten hier nichts.',
    en: 'Guards of subcontractors have no hourly rate and cost nothing here.',
  },
  ZERO_MINUTES: {
    de: 'Über die Laufzeit fällt keine Stunde an. Prüfen Sie Tage und Zeitraum der Schichten.',
    en: 'There is no hour of work in the contract term. Check the days and dates of the shifts.',
  },
  NEGATIVE_MARGIN: {
    de: 'Die Marge ist negativ: Der Preis liegt unter den Kosten.',
    en: 'The margin is negative: the price is below the cost.',
  },
  SHORT_CONTRACT_BRIEFING: {
    de: 'Der Vertrag dauert keinen Monat: Die Einweisung ist nur überschlägig gerechnet.',
    en: 'The contract is shorter than a month: induction is only a rough figure.',
  },
};
