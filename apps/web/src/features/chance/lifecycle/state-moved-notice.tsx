import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';

/** Says in a form that another person has moved the Chance on, so that what stands in it can only be copied. */
export function StateMovedNotice({ state }: { state: ChanceState }) {
  const { i18n, t } = useLingui();
  const status = i18n._(chanceStateLooks[state].label);
  return (
    <Banner tone="warn" title={t`Jemand anderes war schneller`} isLive>
      {t`Die Chance hat jetzt den Status „${status}“. Ihr Text bleibt hier stehen, lässt sich aber nicht mehr senden.`}
    </Banner>
  );
}
