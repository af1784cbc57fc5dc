import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { OwnerChanges } from '@zuschlag/validation/chance/chance-edit';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { useState } from 'react';
import { trpc } from '../../../../app/api/trpc.ts';
import { errorMessage } from '../../../../app/errors/error-messages.ts';
import { useFormat } from '../../../../app/preferences/use-format.ts';

/** Hands the selected Chances to another person. Before it is confirmed it names what the server would refuse, and why. */
export function OwnersDialog({
  ids,
  isOpen,
  onClose,
  onDone,
}: {
  ids: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Chance-Admin ändern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <Owners ids={ids} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

function Owners({ ids, onClose, onDone }: { ids: readonly string[]; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  // Who may own one of them is offered; the trial names the others that the person may not own.
  const owners = trpc.users.possibleOwners.useQuery({ chanceId: ids[0] ?? null });
  const people = owners.data ?? [];
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const trial = trpc.chance.changeOwners.useMutation();
  const change = trpc.chance.changeOwners.useMutation();
  const chanceIds = [...ids];
  const refused = (trial.data ?? []).filter(({ problem }) => problem !== null);
  const allowed = (trial.data ?? []).length - refused.length;

  function choose(id: string | null) {
    setOwnerId(id);
    trial.reset();
    if (id !== null) trial.mutate({ chanceIds, newChanceAdminId: Number(id), isTrial: true });
  }

  async function confirm() {
    const input = { chanceIds, newChanceAdminId: Number(ownerId), isTrial: false };
    // The refusal stands above the buttons.
    const results = await change.mutateAsync(input).catch(() => null);
    if (results === null) return;
    await utils.chance.invalidate();
    const done = results.filter(({ problem }) => problem === null).length;
    toasts.success(plural(done, { one: '# Chance übergeben.', other: '# Chancen übergeben.' }));
    onDone();
    onClose();
  }

  return (
    <div className="grid gap-4">
      <ComboBox
        label={t`Neuer Chance-Admin`}
        items={people.map((person) => ({
          id: String(person.id),
          label: `${person.firstname} ${person.lastname}`,
          description: person.organization,
        }))}
        value={ownerId}
        onChange={choose}
        isRequired
        isLoading={owners.isPending}
        errorMessage={owners.error ? t`Die Personen konnten nicht geladen werden.` : undefined}
      />
      {trial.isPending ? <Skeleton kind="line" width={260} /> : null}
      {trial.data ? (
        <div role="status" className="grid gap-2">
          <p>
            {plural(allowed, {
              0: 'Keine Chance lässt sich übergeben.',
              one: '# Chance wird übergeben.',
              other: '# Chancen werden übergeben.',
            })}
          </p>
          {refused.length > 0 ? <Refused changes={refused} /> : null}
        </div>
      ) : null}
      <ErrorNote>
        {trial.error ? errorMessage(trial.error) : change.error ? errorMessage(change.error) : null}
      </ErrorNote>
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={change.isPending}
          isDisabled={allowed === 0}
          reason={ownerId === null ? t`Wählen Sie zuerst eine Person.` : t`Keine der Chancen lässt sich übergeben.`}
          onPress={() => void confirm().catch(() => undefined)}
        >{t`Übergeben`}</Button>
      </DialogActions>
    </div>
  );
}

/** What stays as it is, each with the reason. */
function Refused({ changes }: { changes: OwnerChanges }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const reason = ({ problem, names }: OwnerChanges[number]) => {
    if (problem === 'NOT_FOUND') return t`Diese Chance sehen Sie nicht mehr.`;
    if (problem === 'INVALID_INPUT') return t`Diese Person darf die Chance nicht sehen oder nicht bearbeiten.`;
    if (problem === 'NOT_PERMITTED')
      return t`Übergeben kann sie der Chance-Admin; ein Manager kann sie selbst übernehmen.`;
    return errorText(problem as ErrorCode, locale, { names: problem === 'LOCKED' ? [] : names });
  };
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{t`Bleiben, wie sie sind:`}</h3>
      <ul className="grid max-h-60 gap-2 overflow-auto">
        {changes.map((one, at) => (
          <li key={one.shortNumber ?? at} className="text-12">
            <span className="font-medium text-14">{one.name ?? t`Unbekannte Chance`}</span>
            <span className="block text-ink-2">{reason(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
