import { useLingui } from '@lingui/react/macro';
import { Card, Switch, toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../../app/api/trpc.ts';
import { useErrorToast } from '../../../../app/errors/error-messages.ts';
import { useReadOnlyReason } from '../../../../app/session/read-only.ts';
import { useChance } from '../../../chance/workspace/chance-context.ts';
import { openParts } from '../../../chance/workspace/open-parts.ts';
import { PricePositions } from './price-positions.tsx';

/** The switch that rounds the unit prices of all services, and what it makes of each position. */
export function UnitPricesCard({ services }: { services: readonly Service[] }) {
  const { t } = useLingui();
  const chance = useChance();
  const readOnlyReason = useReadOnlyReason();
  const reason = useLockedReason() ?? readOnlyReason;
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const update = trpc.chance.updateDetails.useMutation({
    // After a refusal, too: another person may have moved the switch. It waits for what it made of the prices.
    onSettled: () => Promise.all([utils.services.invalidate(), utils.chance.invalidate()]),
  });
  const isOn = update.variables?.input.roundsUnitPrices ?? chance.roundsUnitPrices;
  const move = (roundsUnitPrices: boolean) =>
    update.mutate(
      {
        ...{ chanceId: chance.id, version: chance.version, input: { roundsUnitPrices } },
        base: { 'input.roundsUnitPrices': chance.roundsUnitPrices },
      },
      {
        onSuccess: () =>
          toasts.success(roundsUnitPrices ? t`Einheitspreise sind gerundet.` : t`Einheitspreise sind ungerundet.`),
        onError: (error) => showError(error),
      },
    );
  const positions = services.filter(({ unitPrices }) => unitPrices !== null);
  return (
    <Card label={t`Einheitspreise`}>
      <div className="px-4 py-3">
        <Switch
          label={t`Einheitspreise auf Cent runden`}
          description={t`Rundet jeden Preis je Stunde und je Besuch vor dem Multiplizieren: Die Positionen ergeben genau den Preis, der unterschrieben wird.`}
          isSelected={update.isPending ? isOn : chance.roundsUnitPrices}
          isDisabled={reason !== undefined || update.isPending}
          reason={reason}
          onChange={move}
        />
      </div>
      {chance.roundsUnitPrices && positions.length > 0 ? (
        <div className="border-t">
          <PricePositions services={positions} label={t`Positionen des Preisblatts`} />
        </div>
      ) : null}
    </Card>
  );
}

/** Why the switch cannot be moved; undefined when it can. */
function useLockedReason(): string | undefined {
  const { t } = useLingui();
  const { isOwner, description, state, recalculation, archivedAt } = useChance();
  const { firstname, lastname } = description.owner;
  if (archivedAt !== null) return t`Diese Chance ist archiviert.`;
  if (!isOwner) return t`Nur ${firstname} ${lastname} als Chance-Admin kann das ändern.`;
  if (recalculation) return t`Gesperrt, solange die Leistungen neu berechnet werden.`;
  return openParts(state).details
    ? undefined
    : t`Gesperrt, seit die Margenfreigabe angefragt ist. Zum Ändern eine Neukalkulation anfordern.`;
}
