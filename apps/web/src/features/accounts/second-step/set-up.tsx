import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { useEffect } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { CodeActions, type Place } from './code-actions.tsx';
import { CodeForm } from './code-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';

/** Shows a new secret for the app of the person, and asks for a first code of it. */
export function SetUp({
  isProofNeeded = false,
  onCodes,
  onDone,
  onCancel,
  cancelLabel,
  place = 'dialog',
}: {
  /** a passkey is in force, which has to be shown first, or a recovery code */
  isProofNeeded?: boolean;
  onCodes: (codes: readonly string[]) => void;
  /** the codes of an earlier step stay */
  onDone?: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  place?: Place;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data, error, mutate, isPending, reset } = trpc.accounts.secondStep.begin.useMutation({
    // Another session may have added the first second step: then a proof is needed, or there is nothing to set up.
    onError: () => Promise.all([utils.accounts.secondStep.invalidate(), utils.accounts.me.invalidate()]),
  });
  const confirm = trpc.accounts.secondStep.confirm.useMutation({
    onSuccess: async ({ codes }) => {
      if (codes.length > 0) onCodes(codes);
      else onDone?.();
      await utils.accounts.secondStep.invalidate();
    },
  });
  const isWaiting = isProofNeeded && !data;
  useEffect(() => (isProofNeeded ? undefined : mutate({})), [mutate, isProofNeeded]);
  if (isWaiting)
    return (
      <ProofForm
        label={t`Zweiten Schritt einrichten`}
        submitLabel={t`Weiter`}
        error={error}
        isPending={isPending}
        onSubmit={(proof) => mutate({ proof })}
        onChange={() => (error ? reset() : undefined)}
        onCancel={onCancel}
        place={place}
      >
        <p className="text-ink-2">{t`Bestätigen Sie zuerst mit Ihrem zweiten Schritt, dass Sie es sind.`}</p>
      </ProofForm>
    );
  if (error && !isPending)
    return (
      <>
        <div className="mb-5">
          <ErrorNote>{errorMessage(error)}</ErrorNote>
        </div>
        <CodeActions place={place}>
          <Button onPress={onCancel}>{cancelLabel ?? t`Abbrechen`}</Button>
          <Button variant="primary" onPress={() => mutate({})}>{t`Erneut versuchen`}</Button>
        </CodeActions>
      </>
    );
  if (!data) return <SkeletonText lines={6} />;
  const secret = data.secret.match(/.{1,4}/g)?.join(' ') ?? data.secret;
  return (
    <CodeForm
      label={t`Zweiten Schritt einrichten`}
      submitLabel={t`Einschalten`}
      error={confirm.error}
      isPending={confirm.isPending}
      onSubmit={(code) => confirm.mutate({ code })}
      onChange={() => (confirm.error ? confirm.reset() : undefined)}
      onCancel={onCancel}
      cancelLabel={cancelLabel}
      place={place}
    >
      <p className="text-ink-2">{t`Lesen Sie das Bild mit Ihrer Authenticator-App, und geben Sie den Code ein, den sie dann zeigt.`}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={data.uri} label={t`Bild für die Authenticator-App`} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-12 text-ink-2">{t`Oder tippen Sie diesen Schlüssel ein:`}</p>
          <code className="break-words text-13">{secret}</code>
        </div>
      </div>
    </CodeForm>
  );
}
