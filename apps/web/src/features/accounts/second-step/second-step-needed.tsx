import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { signOut } from '../../../app/session/session-end.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { canUsePasskeys } from './passkey-calls.ts';
import { AddPasskey } from './passkey-dialogs.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** The set-up of a second step that the tenant requires, in place of the page that was asked for. */
export function SecondStepNeeded({ onCodes, onDone }: { onCodes: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isPasskey, setPasskey] = useState(false);
  const { data: state } = trpc.accounts.secondStep.state.useQuery();
  const hasChoice = Boolean(state?.arePasskeysOffered) && canUsePasskeys();
  const show = (made: readonly string[]) => {
    setCodes(made);
    onCodes();
  };
  const title = codes === null ? t`Zweiten Schritt einrichten` : t`Ihre Wiederherstellungscodes`;
  useDocumentTitle(title);
  return (
    <PublicFrame>
      <h1 className="mb-6 font-semibold text-28 tracking-[-0.02em]">{title}</h1>
      {codes === null ? (
        <>
          <p className="mb-4 text-ink-2">
            {t`Ihr Unternehmen verlangt bei der Anmeldung einen Code aus einer Authenticator-App oder einen Passkey. Danach geht es auf Ihrer Seite weiter.`}
          </p>
          {isPasskey ? (
            <AddPasskey
              place="page"
              isProofNeeded={false}
              cancelLabel={t`Abmelden`}
              onCancel={signOut}
              onCodes={show}
              onDone={onDone}
            />
          ) : (
            <SetUp place="page" cancelLabel={t`Abmelden`} onCancel={signOut} onCodes={show} onDone={onDone} />
          )}
          {hasChoice ? (
            <div className="mt-4 flex justify-end">
              <Button variant="ghost" size="small" onPress={() => setPasskey(!isPasskey)}>
                {isPasskey ? t`Stattdessen Codes einer App` : t`Stattdessen einen Passkey`}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <RecoveryCodes place="page" codes={codes} onDone={onDone} />
      )}
    </PublicFrame>
  );
}
