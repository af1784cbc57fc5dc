import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../app/api/trpc.ts';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import { useEngine } from '../pricing/use-engine.ts';
import type { RatesMove } from '../rates/rates-move.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { TargetButton } from './target-button.tsx';
import type { ReachedTerms } from './target-values.ts';

type StoredTargetProps = {
  service: Service;
  basis: CalculationBasis | null;
  /** What saving changes by itself. */
  move: RatesMove | null;
  reason?: string;
};

/** The calculation from a target for a stored service: taking over saves wage and price in one act, which can be undone. */
export function StoredTarget({ service, basis, move, reason }: StoredTargetProps) {
  const { t } = useLingui();
  const { refreshed, orSay } = useServiceChanges();
  const edit = trpc.services.editPermanent.useMutation(refreshed);
  const detailOf = useSavedDetail(service, move);
  const serviceId = service.id;
  // The schema comes with the engine: the page does not wait for it.
  const before = useEngine()?.revenueSchema.safeParse(revenueValuesOf(service)).data;

  async function adopt(terms: ReachedTerms) {
    const after = await orSay(
      edit.mutateAsync({ serviceId, version: service.version, input: changed(terms, service) }),
    );
    const undo =
      before === undefined
        ? undefined
        : {
            label: t`Rückgängig`,
            onPress: () =>
              // `orSay` names a refusal.
              void orSay(
                edit.mutateAsync({
                  serviceId,
                  version: after.version,
                  input: changed({ hourlyWage: service.hourlyWage, revenue: before }, after),
                }),
              ).catch(() => undefined),
          };
    toasts.success(t`Lohn und Preis sind gespeichert.`, { text: detailOf(after), action: undo });
  }

  return (
    <TargetButton
      basis={basis}
      organizationId={service.operationalOrganizationId}
      reason={reason}
      note={<RatesMoveNote move={move} />}
      adoptLabel={t`Übernehmen und speichern`}
      onAdopt={adopt}
    />
  );
}

/** The wage is sent where it differs only: an edit by others of the same wage is no conflict. */
function changed({ hourlyWage, revenue }: ReachedTerms, service: Service) {
  return hourlyWage === service.hourlyWage ? { revenue } : { hourlyWage, revenue };
}
