import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Passkey } from '@zuschlag/validation/accounts/passkeys';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

export type SecondStepDialog =
  | { kind: 'begin' | 'end' | 'renew' | 'add' }
  | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The dialogs of the second step: most ask to show it, and some show recovery codes afterwards. */
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
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const hasPasskeys = Boolean(state?.passkeys.length);
  const isInForce = hasPasskeys || Boolean(state?.isOn);
  const titles = {
    begin: t`Zweiten Schritt einrichten`,
    end: t`Zweiten Schritt ausschalten`,
    renew: t`Neue Wiederherstellungscodes`,
    add: t`Passkey hinzufügen`,
    rename: t`Passkey umbenennen`,
    remove: t`Passkey entfernen`,
  };
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      title={codes === null ? titles[last?.kind ?? 'begin'] : t`Ihre Wiederherstellungscodes`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : close())}
      // A stray key must not close codes that are shown only once.
      isKeyboardDismissDisabled={codes !== null}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : !isOpen || last === null ? null : last.kind === 'begin' ? (
        <SetUp isProofNeeded={hasPasskeys} onCodes={setCodes} onDone={close} onCancel={close} />
      ) : last.kind === 'add' ? (
        <AddPasskey isProofNeeded={isInForce} onCodes={setCodes} onDone={close} onCancel={close} />
      ) : last.kind === 'rename' ? (
        <RenamePasskey passkey={last.passkey} onDone={close} />
      ) : last.kind === 'remove' ? (
        <RemovePasskey passkey={last.passkey} onDone={close} />
      ) : last.kind === 'renew' ? (
        <Renew onCodes={setCodes} onCancel={close} />
      ) : (
        <End onDone={close} />
      )}
    </Dialog>
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
    <ProofForm
      label={t`Neue Wiederherstellungscodes`}
      submitLabel={t`Erzeugen`}
      error={renew.error}
      isPending={renew.isPending}
      onSubmit={(proof) => renew.mutate(proof)}
      onChange={() => (renew.error ? renew.reset() : undefined)}
      onCancel={onCancel}
    >
      <p className="text-ink-2">{t`Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.`}</p>
    </ProofForm>
  );
}

function End({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const hasPasskeys = Boolean(state?.passkeys.length);
  const end = trpc.accounts.secondStep.end.useMutation({
    onSuccess: (left) => {
      utils.accounts.secondStep.state.setData(undefined, left);
      toasts.success(hasPasskeys ? t`Die Codes der App sind ausgeschaltet.` : t`Der zweite Schritt ist ausgeschaltet.`);
      onDone();
      // Where the tenant requires one, its set-up comes at once.
      void utils.accounts.me.invalidate();
    },
  });
  return (
    <ProofForm
      label={t`Zweiten Schritt ausschalten`}
      submitLabel={t`Ausschalten`}
      isDanger
      error={end.error}
      isPending={end.isPending}
      onSubmit={(proof) => end.mutate(proof)}
      onChange={() => (end.error ? end.reset() : undefined)}
      onCancel={onDone}
    >
      <p className="text-ink-2">
        {hasPasskeys
          ? t`Danach nimmt die Anmeldung keine Codes der App mehr an. Ihre Passkeys und Wiederherstellungscodes gelten weiter.`
          : t`Danach genügt für die Anmeldung wieder Ihr Passwort. Ihre Wiederherstellungscodes werden gelöscht.`}
      </p>
      {state?.isRequired && !hasPasskeys ? (
        <p className="text-ink-2">{t`Weil Ihr Unternehmen ihn verlangt, richten Sie ihn gleich danach neu ein, zum Beispiel auf einem anderen Telefon.`}</p>
      ) : null}
    </ProofForm>
  );
}
