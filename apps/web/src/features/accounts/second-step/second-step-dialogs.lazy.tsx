import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { useEffect, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type SecondStepDialog = 'begin' | 'end' | 'renew';

/** The dialogs of the second step: each asks for a code, and two of them show recovery codes afterwards. */
export function SecondStepDialogs({
  open,
  isOpen,
  onClose,
}: {
  open: SecondStepDialog | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // While a dialog closes it still shows what it was.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const titles = {
    begin: t`Zweiten Schritt einrichten`,
    end: t`Zweiten Schritt ausschalten`,
    renew: t`Neue Wiederherstellungscodes`,
  };
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      title={codes === null ? titles[last ?? 'begin'] : t`Ihre Wiederherstellungscodes`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : close())}
      // A stray key must not close codes that are shown only once.
      isKeyboardDismissDisabled={codes !== null}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : !isOpen ? null : last === 'begin' ? (
        <SetUp onCodes={setCodes} onCancel={close} />
      ) : last === 'renew' ? (
        <Renew onCodes={setCodes} onCancel={close} />
      ) : (
        <End onDone={close} />
      )}
    </Dialog>
  );
}

function SetUp({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data, error, mutate, isPending } = trpc.accounts.secondStep.begin.useMutation();
  const confirm = trpc.accounts.secondStep.confirm.useMutation({
    onSuccess: async ({ codes }) => {
      onCodes(codes);
      await utils.accounts.secondStep.invalidate();
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (error && !isPending)
    return (
      <>
        <ErrorNote>{errorMessage(error)}</ErrorNote>
        <DialogActions>
          <Button onPress={onCancel}>{t`Abbrechen`}</Button>
          <Button variant="primary" onPress={() => mutate()}>{t`Erneut versuchen`}</Button>
        </DialogActions>
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

function Renew({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const renew = trpc.accounts.secondStep.renewRecoveryCodes.useMutation({
    onSuccess: async ({ codes }) => {
      onCodes(codes);
      await utils.accounts.secondStep.invalidate();
    },
  });
  return (
    <CodeForm
      label={t`Neue Wiederherstellungscodes`}
      submitLabel={t`Erzeugen`}
      error={renew.error}
      isPending={renew.isPending}
      onSubmit={(code) => renew.mutate({ code })}
      onChange={() => (renew.error ? renew.reset() : undefined)}
      onCancel={onCancel}
    >
      <p className="text-ink-2">{t`Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.`}</p>
    </CodeForm>
  );
}

function End({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const end = trpc.accounts.secondStep.end.useMutation({
    onSuccess: (state) => {
      utils.accounts.secondStep.state.setData(undefined, state);
      toasts.success(t`Der zweite Schritt ist ausgeschaltet.`);
      onDone();
    },
  });
  return (
    <CodeForm
      label={t`Zweiten Schritt ausschalten`}
      submitLabel={t`Ausschalten`}
      isDanger
      error={end.error}
      isPending={end.isPending}
      onSubmit={(code) => end.mutate({ code })}
      onChange={() => (end.error ? end.reset() : undefined)}
      onCancel={onDone}
    >
      <p className="text-ink-2">{t`Danach genügt für die Anmeldung wieder Ihr Passwort. Ihre Wiederherstellungscodes werden gelöscht.`}</p>
    </CodeForm>
  );
}
