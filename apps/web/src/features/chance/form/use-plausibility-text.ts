import { useLingui } from '@lingui/react/macro';
import type { PlausibilityCode, PlausibilityHint } from '@zuschlag/validation/chance/plausibility';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** @returns the sentence of a sign that something in a Chance is unusual, with both figures where two differ */
export function usePlausibilityText(): (hint: PlausibilityHint) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ code, estimated = 0, calculated = 0 }) => {
    const hours = (figure: number) => `${format.number(Math.round(figure))} h`;
    const texts: Record<PlausibilityCode, string> = {
      OUTSIDE_INFORMATION_MISSING: t`Die Frist für Antworten fehlt.`,
      QUESTIONS_AFTER_SUBMISSION: t`Die Frist für Bieterfragen liegt nach der Abgabe.`,
      SUBMISSION_IN_PAST: t`Die Abgabefrist ist bereits vorbei.`,
      SITE_VISIT_AFTER_SUBMISSION: t`Die Ortsbesichtigung liegt nach der Abgabe.`,
      PARTICIPATION_AFTER_SUBMISSION: t`Der Teilnahmeantrag liegt nach der Abgabe.`,
      BINDING_BEFORE_SUBMISSION: t`Die Bindefrist endet vor der Abgabe.`,
      AWARD_BEFORE_SUBMISSION: t`Der geplante Zuschlag liegt vor der Abgabe.`,
      CONTRACT_BEFORE_SUBMISSION: t`Der Vertrag beginnt vor der Abgabe.`,
      ESTIMATED_REVENUE_FAR: t`Umsatz: ${format.euro(estimated, 0)} geschätzt, ${format.euro(calculated, 0)} kalkuliert.`,
      ESTIMATED_HOURS_FAR: t`Stunden je Monat: ${hours(estimated)} geschätzt, ${hours(calculated)} kalkuliert.`,
      ESTIMATED_MARGIN_FAR: t`Marge: ${format.share(estimated)} geschätzt, ${format.share(calculated)} kalkuliert.`,
    };
    return texts[code];
  };
}
