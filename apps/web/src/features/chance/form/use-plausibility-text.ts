import { plausibilityText } from '@zuschlag/i18n/chance/plausibility-text';
import type { PlausibilityHint } from '@zuschlag/validation/chance/plausibility';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

/** @returns the sentence of a sign that something in a Chance is unusual, with both figures where two differ */
export function usePlausibilityText(): (hint: PlausibilityHint) => string {
  const locale = useAppLocale();
  return (hint) => plausibilityText(hint, locale);
}
