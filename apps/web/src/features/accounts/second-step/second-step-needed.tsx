import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { signOut } from '../../../app/session/session-end.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** The set-up of a second step that the tenant requires, in place of the page that was asked for. */
export function SecondStepNeeded({ onCodes, onDone }: { onCodes: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = codes === null ? t`Zweiten Schritt einrichten` : t`Ihre Wiederherstellungscodes`;
  useDocumentTitle(title);
  return (
    <PublicFrame>
      <h1 className="mb-6 font-semibold text-28 tracking-[-0.02em]">{title}</h1>
      {codes === null ? (
        <>
          <p className="mb-4 text-ink-2">
            {t`Ihr Unternehmen verlangt bei der Anmeldung einen Code aus einer Authenticator-App. Danach geht es auf Ihrer Seite weiter.`}
          </p>
          <SetUp
            place="page"
            cancelLabel={t`Abmelden`}
            onCancel={signOut}
            onCodes={(made) => {
              setCodes(made);
              onCodes();
            }}
          />
        </>
      ) : (
        <RecoveryCodes place="page" codes={codes} onDone={onDone} />
      )}
    </PublicFrame>
  );
}
