import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { hasUnsavedWork } from './unsaved-work.ts';

/** Asks before a page with unsaved input is left, by a link, by going back, or by closing the tab. */
export function NavigationGuard() {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedWork(),
    enableBeforeUnload: hasUnsavedWork,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={<Trans>Seite verlassen?</Trans>}
      text={<Trans>Ihre Eingaben auf dieser Seite sind noch nicht gespeichert.</Trans>}
      cancelLabel={<Trans>Hier bleiben</Trans>}
      confirmLabel={<Trans>Verwerfen</Trans>}
      prefersCancel
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
