import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

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
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const end = trpc.accounts.secondStep.end.useMutation({
    onSuccess: (state) => {
      utils.accounts.secondStep.state.setData(undefined, state);
      toasts.success(t`Der zweite Schritt ist ausgeschaltet.`);
      onDone();
      // Where the tenant requires one, its set-up comes at once.
      void utils.accounts.me.invalidate();
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
      {state?.isRequired ? (
        <p className="text-ink-2">{t`Weil Ihr Unternehmen ihn verlangt, richten Sie ihn gleich danach neu ein, zum Beispiel auf einem anderen Telefon.`}</p>
      ) : null}
    </CodeForm>
  );
}
