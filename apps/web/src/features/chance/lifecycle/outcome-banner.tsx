import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Won and lost are seen on every page of a Chance; a loss says why. */
export function OutcomeBanner({ chance, place }: { chance: Chance; place: 'edge' | 'line' }) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.day(chance.closedAt);
  if (chance.state === 'won') return <Banner tone="ok" place={place} title={t`Gewonnen am ${day}.`} />;
  if (chance.state === 'lost')
    return (
      <Banner tone="danger" place={place} title={t`Verloren am ${day}.`}>
        {chance.reasonForLoss}
      </Banner>
    );
  return null;
}
