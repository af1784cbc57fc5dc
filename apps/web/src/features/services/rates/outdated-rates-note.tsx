import { useLingui } from '@lingui/react/macro';
import { Banner, Button, toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';

/** Says that the rows of today would give a service other costs than the stored ones, or no price at all. */
export function OutdatedRatesNote({
  service,
  costNow,
  isLocked,
}: {
  service: Service;
  /** null: no price; left out while it is not known */
  costNow: number | null | undefined;
  isLocked: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const changes = useServiceChanges();
  const { chanceId, totalCost, operationalOrganizationId: organizationId } = service;
  if (costNow === undefined || totalCost === null) return null;
  const movedBy = costNow === null ? null : costNow - totalCost;
  if (movedBy !== null && Math.abs(movedBy) < 0.005) return null;
  const recalculate = () =>
    void changes.orSay(changes.recalculate.mutateAsync({ chanceId, organizationId })).then(
      () => toasts.success(t`Die Leistungen sind neu berechnet.`),
      () => undefined,
    );
  return (
    <Banner
      tone="warn"
      title={t`Die Tabellen haben sich geändert`}
      action={
        isLocked ? null : (
          <Button size="small" isPending={changes.recalculate.isPending} onPress={recalculate}>
            {t`Neu berechnen`}
          </Button>
        )
      }
    >
      {movedBy === null
        ? t`Mit den heutigen Zeilen hätte die Leistung keinen Preis: Eine Zeile fehlt.`
        : t`Mit den heutigen Zeilen wären die Kosten um ${format.euro(Math.abs(movedBy))} ${movedBy > 0 ? t`höher` : t`niedriger`}.`}
    </Banner>
  );
}
