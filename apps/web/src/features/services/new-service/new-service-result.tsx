import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { TargetButton } from '../targets/target-button.tsx';
import type { ReachedTerms } from '../targets/target-values.ts';
import { PendingResult } from './pending-result.tsx';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

/** The price of what has been typed so far of a permanent service, or what is still missing for one. */
export function NewServiceResult({ adopt, ...props }: NewServicePriceProps & { adopt: (terms: ReachedTerms) => void }) {
  const { t } = useLingui();
  const { missing, ...price } = useNewServicePrice(props);
  const organizationId = useWatch({ control: props.control, name: 'operationalOrganizationId' });
  const names: Record<(typeof missing)[number], string> = {
    organization: t`Gesellschaft`,
    place: t`Standort mit Bundesland`,
    wage: t`Stundenlohn`,
    briefing: t`Einweisung je Kraft`,
    shifts: t`Mindestens eine Schicht`,
    revenue: t`Erlösberechnung`,
  };
  const requirements = Object.entries(names).map(([id, name]) => ({
    name,
    isMissing: missing.some((one) => one === id),
  }));
  return (
    <PendingResult {...price} requirements={requirements}>
      <TargetButton
        basis={price.basis}
        organizationId={organizationId}
        adoptLabel={t`In das Formular übernehmen`}
        onAdopt={adopt}
      />
    </PendingResult>
  );
}
