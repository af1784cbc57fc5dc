import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { CustomerMerge, UndoPreview } from '@zuschlag/validation/customers/merge';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';

type Props = { merge: CustomerMerge; isOpen: boolean; onClose: () => void };

/** Asks before a merge is taken back: what goes back, and what cannot. */
export function UndoMergeDialog({ merge, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const preview = trpc.customers.undoPreview.useQuery({ mergeId: merge.id }, { enabled: isOpen, staleTime: 0 });
  const undo = trpc.customers.undoMerge.useMutation();

  async function confirm(): Promise<void> {
    try {
      const restored = await undo.mutateAsync({ mergeId: merge.id });
      toasts.success(t`„${restored.name}“ ist wiederhergestellt.`);
      void Promise.all([utils.customers.invalidate(), utils.chance.invalidate()]);
      void navigate({ to: '/settings/customers/$customerId', params: { customerId: restored.id } });
    } catch (error) {
      showError(error);
      void utils.customers.invalidate();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title={t`„${merge.mergedName}“ wiederherstellen?`}
      text={t`Was beim Zusammenführen umgezogen ist, geht zurück. Was danach dazukam, bleibt.`}
      confirmLabel={t`Wiederherstellen`}
      cancelLabel={t`Abbrechen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      isPending={undo.isPending}
      onConfirm={confirm}
    >
      {preview.error ? (
        <Banner tone="danger" title={t`Die Vorschau konnte nicht geladen werden`}>
          {errorMessage(preview.error)}
        </Banner>
      ) : preview.data ? (
        <WhatGoesBack plan={preview.data} />
      ) : (
        <SkeletonText lines={2} />
      )}
    </ConfirmDialog>
  );
}

function WhatGoesBack({ plan }: { plan: UndoPreview }) {
  const { t } = useLingui();
  const { name, isRenamed, chanceCount, siteCount, stayingSites, lostChances, servicesElsewhere } = plan;
  const isPartial = isRenamed || stayingSites.length > 0 || lostChances > 0 || servicesElsewhere.length > 0;
  return (
    <div className="grid gap-3">
      <p>
        <Trans>Zurück gehen:</Trans>{' '}
        <Plural value={chanceCount} _0="keine Chance" one="eine Chance" other="# Chancen" />,{' '}
        <Plural value={siteCount} _0="kein Standort" one="ein Standort" other="# Standorte" />.
      </p>
      {isPartial ? (
        <Banner tone="warn" title={t`Nicht alles lässt sich wiederherstellen`}>
          <ul className="grid list-disc gap-1 pl-4">
            {isRenamed ? <li>{t`Der Name ist inzwischen vergeben. Der Kunde heißt dann „${name}“.`}</li> : null}
            {stayingSites.length > 0 ? (
              <li>{t`Diese Standorte bleiben, weil dort seither für andere Chancen kalkuliert wird: ${stayingSites.join(', ')}`}</li>
            ) : null}
            {servicesElsewhere.length > 0 ? (
              <li>{t`Diese Leistungen behalten einen Standort des anderen Kunden: ${servicesElsewhere.join(', ')}`}</li>
            ) : null}
            {lostChances > 0 ? (
              <li>
                <Plural
                  value={lostChances}
                  one="Eine Chance gehört inzwischen einem dritten Kunden und bleibt dort."
                  other="# Chancen gehören inzwischen einem dritten Kunden und bleiben dort."
                />
              </li>
            ) : null}
          </ul>
        </Banner>
      ) : null}
    </div>
  );
}
