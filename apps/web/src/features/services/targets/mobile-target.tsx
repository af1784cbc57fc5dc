import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../app/api/trpc.ts';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import type { RatesMove } from '../rates/rates-move.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { TargetButton } from './target-button.tsx';
import type { MobileTerms } from './target-values.ts';

type MobileTargetProps = {
  service: Service;
  basis: CalculationBasis | null;
  /** What saving changes by itself. */
  move: RatesMove | null;
  reason?: string;
};

/** The calculation from a target for a mobile service: taking over saves wage and margins in one act, which can be undone. */
export function MobileTarget({ service, basis, move, reason }: MobileTargetProps) {
  const { t } = useLingui();
  const { refreshed, orSay } = useServiceChanges();
  const edit = trpc.services.editMobile.useMutation(refreshed);
  const detailOf = useSavedDetail(service, move);
  const serviceId = service.id;
  const before = { hourlyWage: service.hourlyWage, margins: service.siteVisits.map(({ margin }) => margin) };

  async function adopt(terms: MobileTerms) {
    const after = await orSay(
      edit.mutateAsync({ serviceId, version: service.version, input: changed(terms, service) }),
    );
    toasts.success(t`Lohn und Preis sind gespeichert.`, {
      text: detailOf(after),
      action: {
        label: t`Rückgängig`,
        onPress: () =>
          // `orSay` names a refusal.
          void orSay(edit.mutateAsync({ serviceId, version: after.version, input: changed(before, after) })).catch(
            () => undefined,
          ),
      },
    });
  }

  return (
    <TargetButton
      type="MOBILE"
      basis={basis}
      organizationId={service.operationalOrganizationId}
      reason={reason}
      note={<RatesMoveNote move={move} />}
      adoptLabel={t`Übernehmen und speichern`}
      onAdopt={adopt}
    />
  );
}

/** What differs: an edit by others of the same wage is no conflict. */
function changed({ hourlyWage, margins }: MobileTerms, service: Service) {
  const siteVisits = service.siteVisits.map(({ id: _, serviceId: _of, ...visit }, at) => ({
    ...visit,
    margin: margins[at] ?? visit.margin,
  }));
  const isPriced = service.siteVisits.some(({ margin }, at) => margin !== margins[at]);
  return {
    ...(hourlyWage === service.hourlyWage ? {} : { hourlyWage }),
    ...(isPriced ? { siteVisits } : {}),
  };
}
