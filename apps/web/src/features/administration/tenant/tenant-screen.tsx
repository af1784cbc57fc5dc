import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { ReadTenantSwitches } from '@zuschlag/validation/administration/tenant';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { KeptPeriodsCard } from '../periods/kept-periods-card.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';
import { TenantDataCard } from './tenant-data-card.tsx';
import { TenantSwitchField } from './tenant-switch-field.tsx';

/** What is switched on or off for all people of the tenant. */
export function TenantScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.administration.tenant.switches.useQuery();
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Arbeitsweise`}
        description={t`Gilt für alle Gesellschaften und Personen dieses Unternehmens, ab dem nächsten Klick.`}
      />
      {data ? (
        <Switches switches={data} />
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Einstellungen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <Card>
          <CardBody>
            <SkeletonText lines={4} />
          </CardBody>
        </Card>
      )}
    </div>
  );
}

function Switches({ switches }: { switches: ReadTenantSwitches }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const at = dateTime(switches.changed?.at);
  const person = switches.changed?.person ?? t`einer unbekannten Person`;
  return (
    <>
      {switches.mayChange ? null : (
        <p className="text-ink-2">{t`Ändern können es die Manager der Hauptgesellschaft.`}</p>
      )}
      <Card label={t`Entscheidungen`}>
        <CardHeader title={t`Entscheidungen`} />
        <CardBody>
          <TenantSwitchField
            switches={switches}
            name="fourEyes"
            label={t`Vier Augen bei der Margenfreigabe`}
            description={t`Wer die Freigabe angefragt hat, gibt nicht selbst die entscheidende Stimme ab.`}
          />
        </CardBody>
      </Card>
      <Card label={t`Chancen`}>
        <CardHeader title={t`Chancen`} />
        <CardBody>
          <div className="grid gap-4">
            <TenantSwitchField
              switches={switches}
              name="ownChancesFilter"
              label={t`Filter „Meine“ in der Liste`}
              description={t`Die Liste der Chancen lässt sich mit einem Klick auf die eigenen einschränken.`}
            />
            <TenantSwitchField
              switches={switches}
              name="requireOutsideInformation"
              label={t`Frist für Antworten ist Pflicht`}
              description={t`Eine öffentliche Ausschreibung wird erst angelegt, wenn feststeht, bis wann Fragen beantwortet werden.`}
            />
          </div>
        </CardBody>
      </Card>
      <Card label={t`Anmeldung`}>
        <CardHeader title={t`Anmeldung`} />
        <CardBody>
          <SecondStepSwitch switches={switches} />
        </CardBody>
      </Card>
      <KeptPeriodsCard />
      {switches.mayChange ? <TenantDataCard /> : null}
      {switches.changed ? <p className="text-12 text-ink-3">{t`Zuletzt geändert am ${at} von ${person}`}</p> : null}
    </>
  );
}
