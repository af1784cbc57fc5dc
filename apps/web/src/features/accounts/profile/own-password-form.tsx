import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { NewPasswordFields, useWhatIsMissing } from '../password-reset/new-password-fields.tsx';

const nothing = { current: '', password: '', confirmation: '' };

/** A new password by the one that is known. It is nowhere kept as a draft, and a refusal keeps what was typed. */
export function OwnPasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(nothing);
  const change = trpc.accounts.profile.changePassword.useMutation({ onSuccess: () => setTyped(nothing) });
  const missingInNew = useWhatIsMissing(typed);
  const isBegun = typed !== nothing && Object.values(typed).some((value) => value !== '');
  const missing = typed.current === '' ? t`Geben Sie Ihr jetziges Passwort ein.` : missingInNew;
  const problems = change.error ? (failureOf(change.error).details.fields ?? []) : [];
  const refusalOf = (path: string) => {
    const found = problems.find((field) => field.path === path);
    return found ? fieldProblemMessage(found.problem, found.bound) : undefined;
  };
  useUnsavedWork(isBegun && !change.isPending, false);

  function note(next: Partial<typeof nothing>): void {
    if (change.error || change.data) change.reset();
    setTyped({ ...typed, ...next });
  }

  function submit(): void {
    if (missing !== null || change.isPending) return;
    change.mutate({ current: typed.current, password: typed.password });
  }

  return (
    <Form label={t`Passwort`} onSubmit={submit}>
      <div className="grid gap-5">
        {change.data ? (
          <Banner tone="ok" title={t`Ihr neues Passwort gilt ab sofort.`} isLive>
            <p>
              <Plural
                value={change.data.endedSessions}
                _0="Sie waren sonst nirgends angemeldet."
                one="Eine andere Anmeldung ist beendet."
                other="# andere Anmeldungen sind beendet."
              />
            </p>
          </Banner>
        ) : null}
        <TextField
          label={t`Jetziges Passwort`}
          name="current-password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={typed.current}
          onChange={(current) => note({ current })}
          errorMessage={refusalOf('current')}
        />
        <NewPasswordFields
          email={email}
          typed={typed}
          isFirst={false}
          refusal={refusalOf('password')}
          onChange={note}
        />
        {change.error && problems.length === 0 ? <ErrorNote>{errorMessage(change.error)}</ErrorNote> : null}
        <div>
          <Button
            type="submit"
            variant="primary"
            isDisabled={missing !== null}
            reason={missing}
            isPending={change.isPending}
          >
            {t`Passwort ändern`}
          </Button>
        </div>
        <p className="max-w-[60ch] text-12 text-ink-3">
          {t`Alle anderen Anmeldungen enden dann. API-Zugänge bleiben gültig.`}
        </p>
      </div>
    </Form>
  );
}
