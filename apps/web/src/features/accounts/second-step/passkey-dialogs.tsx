import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import type { NewPasskeyRequest, Passkey } from '@zuschlag/validation/accounts/passkeys';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { CodeActions, type Place } from './code-actions.tsx';
import { isDeclined, isKnownDevice, makePasskey } from './passkey-calls.ts';
import { ProofForm } from './proof-form.tsx';

/** Adds a passkey: who has a second step shows it first, then the browser asks for the new one. */
export function AddPasskey({
  isProofNeeded,
  onCodes,
  onDone,
  onCancel,
  cancelLabel,
  place = 'dialog',
}: {
  isProofNeeded: boolean;
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  place?: Place;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const begin = trpc.accounts.secondStep.beginPasskey.useMutation();
  const add = trpc.accounts.secondStep.addPasskey.useMutation();
  const [request, setRequest] = useState<NewPasskeyRequest | null>(null);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function make(name: string): Promise<void> {
    setName(name);
    setFailure(null);
    setPending(true);
    try {
      const answer = await makePasskey(request ?? (await begin.mutateAsync({})));
      const { codes } = await add.mutateAsync({ name, answer });
      if (codes.length > 0) onCodes(codes);
      else {
        toasts.success(t`Der Passkey ist hinzugefügt.`);
        onDone();
      }
      await utils.accounts.secondStep.invalidate();
    } catch (error) {
      // A question that was declined stays good; what the server refused needs a new one, and a proof before it.
      if (!isKnownDevice(error) && !isDeclined(error)) setRequest(null);
      if (isKnownDevice(error)) setFailure(t`Dieses Gerät hat schon einen Passkey dieses Kontos.`);
      else if (isDeclined(error)) setFailure(t`Die Abfrage wurde abgebrochen. Versuchen Sie es noch einmal.`);
      else {
        setFailure(errorMessage(error));
        begin.reset();
        // Another session may have added the first second step: then a proof is needed, and the tenant misses no step any more.
        await Promise.all([utils.accounts.secondStep.invalidate(), utils.accounts.me.invalidate()]);
      }
    } finally {
      setPending(false);
    }
  }

  if (isProofNeeded && request === null)
    return (
      <ProofForm
        label={t`Passkey hinzufügen`}
        submitLabel={t`Weiter`}
        error={begin.error}
        isPending={begin.isPending}
        onSubmit={(proof) => {
          setFailure(null);
          begin.mutate({ proof }, { onSuccess: setRequest });
        }}
        onChange={() => (begin.error ? begin.reset() : undefined)}
        onCancel={onCancel}
        place={place}
      >
        <p className="text-ink-2">{t`Bestätigen Sie zuerst mit Ihrem zweiten Schritt, dass Sie es sind.`}</p>
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
      </ProofForm>
    );
  return (
    <NameForm
      label={t`Passkey hinzufügen`}
      submitLabel={t`Passkey anlegen`}
      first={name}
      failure={failure}
      isPending={isPending}
      onSubmit={(name) => void make(name)}
      onCancel={onCancel}
      cancelLabel={cancelLabel}
      place={place}
    >
      <p className="text-ink-2">{t`Ihr Gerät bestätigt die Anmeldung mit Fingerabdruck, Gesicht oder PIN. Geben Sie ihm einen Namen, an dem Sie es erkennen.`}</p>
    </NameForm>
  );
}

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const rename = trpc.accounts.secondStep.renamePasskey.useMutation({
    onSuccess: (state) => {
      utils.accounts.secondStep.state.setData(undefined, state);
      onDone();
    },
  });
  return (
    <NameForm
      label={t`Passkey umbenennen`}
      submitLabel={t`Speichern`}
      first={passkey.name}
      failure={rename.error ? errorMessage(rename.error) : null}
      isPending={rename.isPending}
      onSubmit={(name) => rename.mutate({ id: passkey.id, name })}
      onCancel={onDone}
    />
  );
}

export function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const remove = trpc.accounts.secondStep.removePasskey.useMutation({
    onSuccess: (left) => {
      utils.accounts.secondStep.state.setData(undefined, left);
      toasts.success(t`Der Passkey ist entfernt.`);
      onDone();
      // Where the tenant requires a second step, its set-up comes at once after the last one.
      void utils.accounts.me.invalidate();
    },
  });
  const { name } = passkey;
  const isLast = !state?.isOn && state?.passkeys.length === 1;
  return (
    <ProofForm
      label={t`Passkey entfernen`}
      submitLabel={t`Entfernen`}
      isDanger
      error={remove.error}
      isPending={remove.isPending}
      onSubmit={(proof) => remove.mutate({ id: passkey.id, proof })}
      onChange={() => (remove.error ? remove.reset() : undefined)}
      onCancel={onDone}
    >
      <p className="text-ink-2">
        {isLast
          ? t`„${name}“ meldet Sie danach nicht mehr an. Es genügt wieder Ihr Passwort, und Ihre Wiederherstellungscodes werden gelöscht.`
          : t`„${name}“ meldet Sie danach nicht mehr an.`}
      </p>
    </ProofForm>
  );
}

function NameForm({
  label,
  submitLabel,
  first = '',
  failure,
  isPending,
  onSubmit,
  onCancel,
  cancelLabel,
  place = 'dialog',
  children,
}: {
  label: string;
  submitLabel: string;
  first?: string;
  failure: string | null;
  isPending: boolean;
  onSubmit: (name: string) => void;
  onCancel: () => void;
  cancelLabel?: string;
  place?: Place;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const [name, setName] = useState(first);
  const missing = name.trim() === '' ? t`Geben Sie dem Passkey einen Namen.` : null;
  return (
    <Form label={label} onSubmit={() => (missing === null && !isPending ? onSubmit(name.trim()) : undefined)}>
      <div className="mb-5 grid gap-4">
        {children}
        <TextField label={t`Name`} name="passkey" autoFocus maxLength={60} value={name} onChange={setName} />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
      </div>
      <CodeActions place={place}>
        <Button onPress={onCancel}>{cancelLabel ?? t`Abbrechen`}</Button>
        <Button type="submit" variant="primary" isDisabled={missing !== null} reason={missing} isPending={isPending}>
          {submitLabel}
        </Button>
      </CodeActions>
    </Form>
  );
}
