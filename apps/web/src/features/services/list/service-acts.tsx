import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Calculator, Plus, RefreshCw } from 'lucide-react';
import type { StepPlace } from '../../../app/features/feature.ts';
import { useSession } from '../../../app/session/session.tsx';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { servicePaths } from '../service/service-paths.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';

type ActProps = { chance: Chance; page: StepPlace };

/** Begins the first service of the own organization. */
export function AddServiceAct({ chance }: ActProps) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  return (
    <LinkButton variant="primary" icon={<Plus />} href={servicePaths(chance.id, organizationId).newPermanent}>
      {t`Leistung anlegen`}
    </LinkButton>
  );
}

/** Calculates the own services anew: among them at once, elsewhere the way to them. */
export function RecalculateAct({ chance, page }: ActProps) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { recalculate, orSay } = useServiceChanges();
  if (page !== 'services')
    return (
      <LinkButton variant="primary" icon={<Calculator />} href={chancePaths(chance.id).servicesOf(organizationId)}>
        {t`Kalkulation überarbeiten`}
      </LinkButton>
    );
  return (
    <Button
      icon={<RefreshCw />}
      isPending={recalculate.isPending}
      onPress={() =>
        void orSay(recalculate.mutateAsync({ chanceId: chance.id, organizationId })).then(
          () => toasts.success(t`Die Leistungen sind neu berechnet.`),
          () => undefined,
        )
      }
    >
      {t`Unverändert neu berechnen`}
    </Button>
  );
}

/** Leads to the services whose prices are missing. */
export function OpenServicesAct({ chance }: ActProps) {
  const { t } = useLingui();
  return (
    <LinkButton variant="primary" icon={<Calculator />} href={chancePaths(chance.id).services}>
      {t`Preise ergänzen`}
    </LinkButton>
  );
}
