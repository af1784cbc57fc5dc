import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { RemovalPlan, Successors } from '@zuschlag/validation/administration/removal';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { PersonNotLoaded } from '../people/person-not-loaded.tsx';
import { EndingCard } from './ending-card.tsx';
import { HeldCards } from './held-cards.tsx';

/** What hangs on a person, who takes it over, and the removal itself. */
export function RemovalScreen({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.administration.people.removalPlan.useQuery({ userId });
  const trail = [{ label: t`Personen`, href: pathTo({ to: '/settings/users' }) }];
  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      {data ? (
        <LoadedPlan plan={data} trail={trail} />
      ) : (
        <>
          <SettingsHead title={t`Person entfernen`} trail={trail} />
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

function LoadedPlan({ plan, trail }: { plan: RemovalPlan; trail: { label: string; href: string }[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [successors, setSuccessors] = useState<Successors>({});
  const { person } = plan;
  const name = `${person.firstname} ${person.lastname}`;
  const remove = trpc.administration.people.remove.useMutation({
    onSuccess: async () => {
      toasts.success(t`${name} ist entfernt.`);
      await navigate({ to: '/settings/users' });
      await utils.invalidate();
    },
    onError: () => void utils.administration.people.removalPlan.invalidate({ userId: person.id }),
  });
  const lacksKeeper = plan.isLastConfigAdmin && !successors.configAdmin;
  const personPage = pathTo({ to: '/settings/users/$userId', params: { userId: String(person.id) } });
  return (
    <>
      <SettingsHead
        title={t`${name} entfernen`}
        trail={[...trail, { label: name, href: personPage }]}
        description={t`Was an der Person hängt, geht in einem Schritt an andere über. Ihr Name bleibt dort stehen, wo sie gehandelt hat.`}
      />
      <HeldCards plan={plan} successors={successors} onChange={setSuccessors} />
      <EndingCard plan={plan} />
      {remove.error ? <ErrorNote>{errorMessage(remove.error)}</ErrorNote> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton variant="ghost" href={personPage}>{t`Abbrechen`}</LinkButton>
        <Button
          variant="danger"
          icon={<UserMinus />}
          isDisabled={lacksKeeper}
          reason={t`Wählen Sie zuerst, wer künftig die Tabellen pflegt.`}
          isPending={remove.isPending}
          onPress={() => remove.mutate({ userId: person.id, successors })}
        >
          {t`Entfernen und übergeben`}
        </Button>
      </div>
    </>
  );
}
