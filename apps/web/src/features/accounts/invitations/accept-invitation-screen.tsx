import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense, useEffect, useState } from 'react';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { isLinkRefused, LinkUnchecked } from '../password-reset/link-unchecked.tsx';
import { useHiddenSecret } from '../sign-in/hide-secret.ts';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { checkInvitation } from './invitation-calls.ts';

// Fetched while the invitation is checked.
const loadForm = () => import('./account-form.tsx');
const AccountForm = latePart(async () => (await loadForm()).AccountForm);

type Stage = { name: 'checking' } | { name: 'unchecked'; error: unknown } | { name: 'typing'; email: string };

/**
 * Accepts an invitation by the link of a mail. Its token leaves the address bar and the history before anything else; a
 * link that is not valid leads to the sign-in.
 *
 * @param email the address that the link names, shown while it is checked
 */
export function AcceptInvitationScreen({ token, email }: { token: string; email: string | null }) {
  const { t } = useLingui();
  const router = useRouter();
  const [stage, setStage] = useState<Stage>({ name: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useHiddenSecret('/accept-invite');
  useDocumentTitle(t`Einladung annehmen`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isHere = true;
    void loadForm().catch(() => undefined);
    const toSignIn = () => void router.navigate({ to: '/login', search: {}, replace: true });
    checkInvitation(token).then(
      (session) => {
        if (!isHere) return;
        if (session.valid && session.email) setStage({ name: 'typing', email: session.email });
        else toSignIn();
      },
      (error: unknown) => {
        if (!isHere) return;
        if (isLinkRefused(error)) toSignIn();
        else setStage({ name: 'unchecked', error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [token, attempt, router]);

  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="font-semibold text-28 tracking-[-0.02em]">
          <Trans>Einladung annehmen</Trans>
        </h1>
        {stage.name === 'checking' ? <Checking email={email} /> : null}
        {stage.name === 'unchecked' ? (
          <LinkUnchecked
            title={t`Die Einladung konnte nicht geprüft werden.`}
            error={stage.error}
            onAgain={() => {
              setStage({ name: 'checking' });
              setAttempt(attempt + 1);
            }}
          />
        ) : null}
        {stage.name === 'typing' ? (
          <Suspense fallback={<Checking email={stage.email} />}>
            <AccountForm token={token} email={stage.email} />
          </Suspense>
        ) : null}
      </div>
    </PublicFrame>
  );
}

function Checking({ email }: { email: string | null }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="break-words text-ink-2">
        {email === null ? (
          <Trans>Ihre Einladung wird geprüft.</Trans>
        ) : (
          <Trans>
            Die Einladung für <strong className="font-medium text-ink">{email}</strong> wird geprüft.
          </Trans>
        )}
      </p>
      <Skeleton kind="control" />
      <Skeleton kind="control" />
    </div>
  );
}
