import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { savesOnLeaving } from './save-on-leaving.ts';
import { asksBeforeUnload, hasUnsavedWork, unsavedCount } from './unsaved-work.ts';

/**
 * Asks before a page with unsaved input is left, by a link, by going back, or by closing the tab. Where all of it is an edit
 * of something stored, it can be saved on the way.
 */
export function NavigationGuard() {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedWork(),
    enableBeforeUnload: asksBeforeUnload,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked' && !isSaving;
  const saves = isAsking ? savesOnLeaving() : [];
  const isSavable = saves.length > 0 && saves.length === unsavedCount();

  async function saveAndLeave(): Promise<void> {
    // The form shows what it cannot save, and asks about what others saved first: the question makes room for it.
    setSaving(true);
    const results: boolean[] = [];
    for (const save of saves) results.push(await save());
    if (results.every(Boolean)) blocker.proceed?.();
    else blocker.reset?.();
    setSaving(false);
  }

  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={<Trans>Seite verlassen?</Trans>}
      text={<Trans>Ihre Eingaben auf dieser Seite sind noch nicht gespeichert.</Trans>}
      cancelLabel={<Trans>Hier bleiben</Trans>}
      alternative={
        isSavable ? { label: <Trans>Speichern und verlassen</Trans>, onPress: () => void saveAndLeave() } : undefined
      }
      confirmLabel={<Trans>Verwerfen</Trans>}
      prefersCancel
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
