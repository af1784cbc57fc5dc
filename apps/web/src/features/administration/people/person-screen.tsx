import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { PersonAct, PersonDetails } from '@zuschlag/validation/administration/people';
import { Eraser, KeyRound, KeySquare, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { EndSecondStep } from './end-second-step.tsx';
import { PersonNotLoaded } from './person-not-loaded.tsx';
import { personStateLabels } from './person-state.ts';
import { ResendButton } from './resend-button.tsx';
import { useDenialText } from './use-denial-text.ts';

const RoleDialog = lazyOverlay(async () => (await import('../role/role-dialog.tsx')).RoleDialog);

/** One person: role, organization, ways in, and what the reader may change. */
export function PersonScreen({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.administration.people.byId.useQuery({ userId });
  const trail = [{ label: t`Personen`, href: pathTo({ to: '/settings/users' }) }];
  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      {data ? (
        <LoadedPerson person={data} trail={trail} />
      ) : (
        <>
          <SettingsHead title={t`Person`} trail={trail} />
          {error ? (
            <PersonNotLoaded error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton kind="control" width="100%" />
          )}
        </>
      )}
    </div>
  );
}

function LoadedPerson({ person, trail }: { person: PersonDetails; trail: { label: string; href: string }[] }) {
  const { t } = useLingui();
  const [isChangingRole, setChangingRole] = useState(false);
  const [isEndingStep, setEndingStep] = useState(false);
  const reasonOf = useDenialText(person);
  const may = (act: PersonAct) => person.permissions.includes(act);
  const isThere = person.state !== 'left';
  return (
    <>
      <SettingsHead
        title={`${person.firstname} ${person.lastname}`}
        trail={trail}
        actions={
          isThere ? (
            <>
              <LinkButton
                icon={<KeySquare />}
                href={pathTo({ to: '/settings/rights', search: { who: person.id } })}
                variant="ghost"
              >
                {t`Rechte`}
              </LinkButton>
              {may('RESEND_INVITE') ? <ResendButton userId={person.id} invitedAt={person.invitedAt} /> : null}
              <Button
                icon={<UserCog />}
                isDisabled={!may('CHANGE_ROLE')}
                reason={reasonOf('CHANGE_ROLE')}
                onPress={() => setChangingRole(true)}
              >
                {t`Rolle ändern`}
              </Button>
              {person.mayEndSecondStep ? (
                <Button icon={<KeyRound />} onPress={() => setEndingStep(true)}>
                  {t`Zweiten Schritt beenden`}
                </Button>
              ) : null}
              {may('REMOVE') ? (
                <LinkButton
                  icon={<UserMinus />}
                  href={pathTo({ to: '/settings/users/$userId/remove', params: { userId: String(person.id) } })}
                >
                  {t`Entfernen`}
                </LinkButton>
              ) : (
                <Button icon={<UserMinus />} isDisabled reason={reasonOf('REMOVE')}>
                  {t`Entfernen`}
                </Button>
              )}
            </>
          ) : person.mayErase ? (
            <LinkButton
              icon={<Eraser />}
              href={pathTo({ to: '/settings/users/$userId/erase', params: { userId: String(person.id) } })}
            >
              {t`Daten löschen`}
            </LinkButton>
          ) : null
        }
      />
      <Facts person={person} />
      <RoleDialog person={person} isOpen={isChangingRole} onClose={() => setChangingRole(false)} />
      <EndSecondStep person={person} isOpen={isEndingStep} onClose={() => setEndingStep(false)} />
    </>
  );
}

function Facts({ person }: { person: PersonDetails }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const { role } = person;
  const known = [
    { term: t`Gesellschaft`, value: person.organization.name },
    { term: t`Rolle`, value: role },
    { term: t`Stand`, value: i18n._(personStateLabels[person.state]) },
    { term: t`Pflegt die Tabellen`, value: person.isConfigAdmin ? t`Ja` : t`Nein` },
    { term: t`Angelegt`, value: dateTime(person.createdAt) },
  ];
  const step = person.hasSecondStep ? t`Eingeschaltet` : t`Ausgeschaltet`;
  const ifThere = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return (
    <Card label={t`Angaben`}>
      <CardBody>
        <DescriptionList
          items={[
            ...known,
            ...ifThere(t`E-Mail-Adresse`, person.email),
            ...ifThere(t`Letzte Einladung`, person.invitedAt && dateTime(person.invitedAt)),
            ...ifThere(t`Entfernt`, person.leftAt && dateTime(person.leftAt)),
            ...ifThere(t`Daten gelöscht`, person.erasedAt && dateTime(person.erasedAt)),
            ...ifThere(t`Offene Anmeldungen`, person.openSessions === null ? null : String(person.openSessions)),
            ...ifThere(t`Zweiter Schritt`, person.hasSecondStep === null ? null : step),
            ...ifThere(t`Gültige API-Zugänge`, person.goodTokens === null ? null : String(person.goodTokens)),
          ]}
        />
      </CardBody>
    </Card>
  );
}
