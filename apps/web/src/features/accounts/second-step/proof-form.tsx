import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import type { SecondStepProof } from '@zuschlag/validation/accounts/second-step';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { CodeForm } from './code-form.tsx';
import { canUsePasskeys, isDeclined, signByPasskey } from './passkey-calls.ts';

/** Asks who has a second step to show it: by a passkey, or by a code of the app or for recovery. */
export function ProofForm({
  onSubmit,
  children,
  ...form
}: Omit<ComponentProps<typeof CodeForm>, 'onSubmit'> & { onSubmit: (proof: SecondStepProof) => void }) {
  const { t } = useLingui();
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const ask = trpc.accounts.secondStep.askForProof.useMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const hasPasskey = Boolean(state?.arePasskeysOffered && state.passkeys.length > 0) && canUsePasskeys();

  async function show(): Promise<void> {
    setFailure(null);
    form.onChange();
    setAsking(true);
    try {
      onSubmit({ passkey: await signByPasskey(await ask.mutateAsync()) });
    } catch (error) {
      setFailure(isDeclined(error) ? t`Die Abfrage wurde abgebrochen.` : errorMessage(error));
    } finally {
      setAsking(false);
    }
  }

  return (
    <CodeForm {...form} onSubmit={(code) => onSubmit({ code })}>
      {children}
      {hasPasskey ? (
        <div className="grid gap-2">
          <div>
            <Button icon={<KeyRound />} isPending={isAsking} onPress={() => void show()}>
              {t`Mit Passkey bestätigen`}
            </Button>
          </div>
          {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
          <p className="text-12 text-ink-3">
            {state?.isOn
              ? t`Oder geben Sie einen Code der App oder einen Wiederherstellungscode ein.`
              : t`Oder geben Sie einen Wiederherstellungscode ein.`}
          </p>
        </div>
      ) : null}
    </CodeForm>
  );
}
