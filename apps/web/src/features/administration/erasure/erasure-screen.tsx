import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { ErasurePlan } from '@zuschlag/validation/administration/erasure';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { PersonNotLoaded } from '../people/person-not-loaded.tsx';
import { erasedLabels, keptLabels } from './erasure-labels.ts';
import { type Decisions, NamingTexts } from './naming-texts.tsx';

/** What the erasure of a person takes away and leaves, the texts that name the person, and the erasure itself. */
export function ErasureScreen({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.administration.people.erasurePlan.useQuery({ userId });
  // Another Manager can have erased the person while this page was open.
  const isGone = error !== null && failureOf(error).code === 'NOT_FOUND';
  const trail = [{ label: t`Personen`, href: pathTo({ to: '/settings/users' }) }];
  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      {data && !isGone ? (
        <LoadedPlan plan={data} trail={trail} />
      ) : (
        <>
          <SettingsHead title={t`Daten löschen`} trail={trail} />
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

function LoadedPlan({ plan, trail }: { plan: ErasurePlan; trail: { label: string; href: string }[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [decisions, setDecisions] = useState<Decisions>({});
  const { person, pseudonym, texts } = plan;
  const name = `${person.firstname} ${person.lastname}`;
  const erase = trpc.administration.people.erase.useMutation({
    onSuccess: async ({ pseudonym: given }) => {
      toasts.success(t`Die Daten sind gelöscht. Die Person heißt jetzt ${given}.`);
      await navigate({ to: '/settings/users' });
      await utils.invalidate();
    },
    onError: () => void utils.administration.people.erasurePlan.invalidate({ userId: person.id }),
  });
  const isOpen = texts.some(({ key, isFixed }) => !isFixed && decisions[key] === undefined);
  const personPage = pathTo({ to: '/settings/users/$userId', params: { userId: String(person.id) } });
  const made = Object.entries(decisions).flatMap(([key, isReplaced]) =>
    isReplaced === undefined ? [] : [{ key, isReplaced }],
  );
  return (
    <>
      <SettingsHead
        title={t`Daten von ${name} löschen`}
        trail={[...trail, { label: name, href: personPage }]}
        description={t`Die Person heißt danach überall ${pseudonym}.`}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Counted title={t`Wird gelöscht`} rows={plan.erased} labels={erasedLabels} />
        <Counted title={t`Bleibt unter ${pseudonym}`} rows={plan.kept} labels={keptLabels} />
      </div>
      <NamingTexts plan={plan} decisions={decisions} onChange={setDecisions} />
      <NotSearched />
      {erase.error ? <ErrorNote>{errorMessage(erase.error)}</ErrorNote> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="font-medium max-sm:w-full sm:mr-auto">{t`Das lässt sich nicht zurücknehmen.`}</p>
        <LinkButton variant="ghost" href={personPage}>{t`Abbrechen`}</LinkButton>
        <Button
          variant="danger"
          icon={<Eraser />}
          isDisabled={isOpen}
          reason={t`Entscheiden Sie zuerst über jeden Text.`}
          isPending={erase.isPending}
          onPress={() => erase.mutate({ userId: person.id, decisions: made })}
        >
          {t`Endgültig löschen`}
        </Button>
      </div>
    </>
  );
}

function Counted<Kind extends string>({
  title,
  rows,
  labels,
}: {
  title: string;
  rows: readonly { kind: Kind; count: number }[];
  labels: { readonly [kind in Kind]: MessageDescriptor };
}) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <CardBody>
        <dl className="grid gap-2">
          {rows.map(({ kind, count }) => (
            <div key={kind} className="flex justify-between gap-4">
              <dt className="text-ink-2">{i18n._(labels[kind])}</dt>
              <dd className="tnum">{number(count)}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

/** What no search reads, said before the act. */
function NotSearched() {
  const { t } = useLingui();
  const title = t`Wird nicht durchsucht`;
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <CardBody>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          <li>
            <Trans>der Inhalt von Dokumenten, hochgeladenen Dateien und erzeugten Angeboten</Trans>
          </li>
          <li>
            <Trans>was Zuschlag verlassen hat: heruntergeladene Dateien, zugestellte Mails, Kalender</Trans>
          </li>
          <li>
            <Trans>Protokolle und Sicherungen des Betreibers</Trans>
          </li>
          <li>
            <Trans>andere Schreibweisen des Namens, Spitznamen und Kürzel</Trans>
          </li>
        </ul>
      </CardBody>
    </Card>
  );
}
