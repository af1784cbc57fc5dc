import { useLingui } from '@lingui/react/macro';
import type { ChanceType } from '@zuschlag/validation/vocabulary';

/** The types of Chances that a template may be planned into. */
export function useTypeNames(): { readonly [type in ChanceType]: string } {
  const { t } = useLingui();
  return { Public: t`Öffentlich`, Private: t`Privat`, QuickOffer: t`Schnell-Chance` };
}
