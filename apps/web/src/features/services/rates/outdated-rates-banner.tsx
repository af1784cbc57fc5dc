import { useLingui } from '@lingui/react/macro';
import { Banner, Button, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { RefreshCw } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { type OutdatedOrganization, OutdatedRatesList } from '../../chance/price/outdated-rates-list.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';

/**
 * Across the pages of a Chance: whose stored figures rest on rows that have changed since, and what can be done about it.
 * For the owner and for those who bid; nothing once all have calculated again.
 */
export function OutdatedRatesBanner({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { data } = trpc.services.outdatedRates.useQuery({ chanceId: chance.id });
  if (!data || data.organizations.length === 0) return null;
  return (
    <Banner tone="warn" place="edge" title={t`Seit der Berechnung haben sich Tabellen geändert`}>
      <OutdatedRatesList
        organizations={data.organizations}
        actionOf={(one) => (one.mayRecalculate ? <RecalculateButton chanceId={chance.id} organization={one} /> : null)}
      />
      <p className="text-13 text-ink-2">
        {chance.state === 'editing'
          ? t`Die gespeicherten Zahlen bleiben, bis neu berechnet wird.`
          : chance.isOwner
            ? t`Die gespeicherten Zahlen bleiben. Sollen die neuen Zeilen zählen, fordern Sie eine Neukalkulation an.`
            : t`Die gespeicherten Zahlen bleiben, solange der Chance-Admin keine Neukalkulation anfordert.`}
      </p>
    </Banner>
  );
}

function RecalculateButton({ chanceId, organization }: { chanceId: string; organization: OutdatedOrganization }) {
  const { t } = useLingui();
  const { recalculate, orSay } = useServiceChanges();
  const { organizationId } = organization;
  return (
    <Button
      size="small"
      icon={<RefreshCw />}
      aria-label={t`${organization.organization} neu berechnen`}
      isPending={recalculate.isPending}
      onPress={() =>
        void orSay(recalculate.mutateAsync({ chanceId, organizationId })).then(
          () => toasts.success(t`Die Leistungen sind neu berechnet.`),
          () => undefined,
        )
      }
    >
      {t`Neu berechnen`}
    </Button>
  );
}
