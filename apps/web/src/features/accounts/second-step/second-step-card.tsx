import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { SecondStep } from '@zuschlag/validation/accounts/second-step';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { NotYetThere } from '../../../app/errors/not-yet-there.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { PasskeyList } from './passkey-list.tsx';
import type { SecondStepDialog } from './second-step-dialogs.lazy.tsx';

const Dialogs = lazyOverlay<{ open: SecondStepDialog | null; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./second-step-dialogs.lazy.tsx')).SecondStepDialogs,
);

/** Few enough that it is time for new ones. */
const FEW = 3;

/** What the sign-in asks for beside the password, codes of an app or passkeys, and how that is changed. */
export function SecondStepCard() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.accounts.secondStep.state.useQuery();
  const [open, setOpen] = useState<SecondStepDialog | null>(null);
  const isInForce = Boolean(data?.isOn || data?.passkeys.length);
  return (
    <Card label={t`Zweiter Schritt`}>
      <CardHeader title={t`Zweiter Schritt`} badge={isInForce ? <Badge>{t`Eingeschaltet`}</Badge> : undefined} />
      <div className="grid gap-4 p-4">
        {data ? (
          <>
            {isInForce ? null : (
              <p className="max-w-[60ch] text-ink-2">
                {t`Mit dem zweiten Schritt genügt Ihr Passwort allein nicht mehr: Bei jeder Anmeldung zeigen Sie dazu einen Code aus einer Authenticator-App oder einen Passkey.`}
              </p>
            )}
            {isInForce && data.recoveryCodesLeft < FEW ? (
              <Banner tone="warn" title={t`Kaum noch Wiederherstellungscodes`}>
                {t`Ohne Ihr Gerät kommen Sie nur mit einem davon hinein. Erzeugen Sie neue.`}
              </Banner>
            ) : null}
            <AppCodes state={data} onOpen={setOpen} />
            <PasskeyList
              passkeys={data.passkeys}
              isOffered={data.arePasskeysOffered}
              onAdd={() => setOpen({ kind: 'add' })}
              onRename={(passkey) => setOpen({ kind: 'rename', passkey })}
              onRemove={(passkey) => setOpen({ kind: 'remove', passkey })}
            />
            {isInForce ? (
              <RecoveryLeft left={data.recoveryCodesLeft} onRenew={() => setOpen({ kind: 'renew' })} />
            ) : null}
          </>
        ) : (
          <NotYetThere error={error} lines={2} onTryAgain={refetch} />
        )}
      </div>
      <Dialogs open={open} isOpen={open !== null} onClose={() => setOpen(null)} />
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t pt-4 first:border-t-0 first:pt-0">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

function AppCodes({ state, onOpen }: { state: SecondStep; onOpen: (open: SecondStepDialog) => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const since = dateTime(state.since);
  const missing = state.isOffered ? null : t`Der Betreiber hat dafür keinen Schlüssel hinterlegt (SECRETS_KEY).`;
  if (state.isOn)
    return (
      <Part title={t`Codes einer App`}>
        <p className="text-ink-2">{t`Seit ${since}.`}</p>
        <div>
          <Button variant="danger-quiet" onPress={() => onOpen({ kind: 'end' })}>
            {t`Ausschalten`}
          </Button>
        </div>
      </Part>
    );
  return (
    <Part title={t`Codes einer App`}>
      <p className="max-w-[60ch] text-ink-2">{t`Eine Authenticator-App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code.`}</p>
      <div>
        <Button isDisabled={missing !== null} reason={missing} onPress={() => onOpen({ kind: 'begin' })}>
          {t`Einrichten`}
        </Button>
      </div>
      {missing === null ? null : <p className="text-12 text-ink-3">{missing}</p>}
    </Part>
  );
}

function RecoveryLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useLingui();
  return (
    <Part title={t`Wiederherstellungscodes`}>
      <p className="text-ink-2">
        {t`Noch ${plural(left, { one: '# Wiederherstellungscode', other: '# Wiederherstellungscodes' })}.`}
      </p>
      <div>
        <Button onPress={onRenew}>{t`Neue Wiederherstellungscodes`}</Button>
      </div>
      <p className="max-w-[60ch] text-12 text-ink-3">
        {t`API-Zugänge fragen nicht nach dem Code; sie lassen sich einzeln widerrufen.`}
      </p>
    </Part>
  );
}
