import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { SecondStep } from '@zuschlag/validation/accounts/second-step';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { SecondStepDialog } from './second-step-dialogs.lazy.tsx';

const Dialogs = lazyOverlay<{ open: SecondStepDialog | null; isOpen: boolean; onClose: () => void }>(
  async () => (await import('./second-step-dialogs.lazy.tsx')).SecondStepDialogs,
);

/** Few enough that it is time for new ones. */
const FEW = 3;

/** Whether the sign-in asks for a code beside the password, and how that is switched. */
export function SecondStepCard() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.accounts.secondStep.state.useQuery();
  const [open, setOpen] = useState<SecondStepDialog | null>(null);
  return (
    <Card label={t`Zweiter Schritt`}>
      <CardHeader title={t`Zweiter Schritt`} badge={data?.isOn ? <Badge>{t`Eingeschaltet`}</Badge> : undefined} />
      <div className="grid gap-4 p-4">
        {data ? (
          data.isOn ? (
            <InForce state={data} onOpen={setOpen} />
          ) : (
            <Off isOffered={data.isOffered} onBegin={() => setOpen('begin')} />
          )
        ) : error ? (
          <>
            <ErrorNote>{errorMessage(error)}</ErrorNote>
            <div>
              <Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
            </div>
          </>
        ) : (
          <SkeletonText lines={2} />
        )}
      </div>
      <Dialogs open={open} isOpen={open !== null} onClose={() => setOpen(null)} />
    </Card>
  );
}

function Off({ isOffered, onBegin }: { isOffered: boolean; onBegin: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <p className="max-w-[60ch] text-ink-2">
        {t`Mit dem zweiten Schritt genügt Ihr Passwort allein nicht mehr: Bei jeder Anmeldung geben Sie dazu einen Code aus einer Authenticator-App ein.`}
      </p>
      <div>
        <Button
          isDisabled={!isOffered}
          reason={isOffered ? null : t`Der Betreiber hat dafür keinen Schlüssel hinterlegt (SECRETS_KEY).`}
          onPress={onBegin}
        >
          {t`Einrichten`}
        </Button>
      </div>
      {isOffered ? null : (
        <p className="text-12 text-ink-3">{t`Der Betreiber hat dafür keinen Schlüssel hinterlegt (SECRETS_KEY).`}</p>
      )}
    </>
  );
}

function InForce({ state, onOpen }: { state: SecondStep; onOpen: (open: SecondStepDialog) => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const since = dateTime(state.since);
  const left = state.recoveryCodesLeft;
  return (
    <>
      {left < FEW ? (
        <Banner tone="warn" title={t`Kaum noch Wiederherstellungscodes`}>
          {t`Ohne Telefon kommen Sie nur mit einem davon hinein. Erzeugen Sie neue.`}
        </Banner>
      ) : null}
      <p className="text-ink-2">
        {t`Seit ${since}. Noch ${plural(left, { one: '# Wiederherstellungscode', other: '# Wiederherstellungscodes' })}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => onOpen('renew')}>{t`Neue Wiederherstellungscodes`}</Button>
        <Button variant="danger-quiet" onPress={() => onOpen('end')}>
          {t`Ausschalten`}
        </Button>
      </div>
      <p className="max-w-[60ch] text-12 text-ink-3">
        {t`API-Zugänge fragen nicht nach dem Code; sie lassen sich einzeln widerrufen.`}
      </p>
    </>
  );
}
