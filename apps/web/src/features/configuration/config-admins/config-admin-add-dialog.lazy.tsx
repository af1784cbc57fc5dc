import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { limits } from '@zuschlag/validation/limits';
import type { Person } from '@zuschlag/validation/users/users';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** The content of `ConfigAdminAddDialog`: a selection of people, added one after another. */
export function ConfigAdminAddContent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [person, setPerson] = useState<Person | null>(null);
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim()) || null;
  const candidates = trpc.configuration.admins.candidates.useQuery(
    { first: limits.pickerSize, name },
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  const add = trpc.configuration.admins.add.useMutation();
  // Until the server answers, the field itself filters by the typed text.
  const people = candidates.data ?? [];
  const isOff = person === null;
  const reason = t`Wählen Sie zuerst eine Person.`;

  const forget = () => {
    setPerson(null);
    setTyped('');
  };
  const close = () => {
    forget();
    onClose();
  };
  /** Adds the selected people; on failure the selection remains. */
  async function addChosen(whenDone: () => void): Promise<void> {
    if (!person) return;
    try {
      await add.mutateAsync({ userId: person.id });
    } catch (error) {
      showError(error, () => void addChosen(whenDone));
      return;
    }
    const added = nameOf(person);
    toasts.success(t`${added} pflegt jetzt die Tabellen.`);
    forget();
    whenDone();
    await utils.configuration.admins.invalidate();
  }

  return (
    <Dialog
      title={t`Person aufnehmen`}
      subtitle={t`Sie darf danach Einträge der Tabellen hinzufügen, löschen und importieren.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : close())}
      footer={
        <>
          <Button variant="ghost" onPress={close}>
            {t`Schließen`}
          </Button>
          <Button
            isDisabled={isOff}
            reason={reason}
            isPending={add.isPending}
            onPress={() => void addChosen(() => undefined)}
          >
            {t`Hinzufügen`}
          </Button>
          <Button
            variant="primary"
            isDisabled={isOff}
            reason={reason}
            isPending={add.isPending}
            onPress={() => void addChosen(close)}
          >
            {t`Hinzufügen und schließen`}
          </Button>
        </>
      }
    >
      <div className="pt-2">
        <ComboBox
          label={t`Person`}
          isRequired
          autoFocus
          placeholder={t`Name eingeben`}
          items={people.map((person) => ({
            id: String(person.id),
            label: nameOf(person),
            description: person.organization,
          }))}
          value={person ? String(person.id) : null}
          valueText={person ? nameOf(person) : undefined}
          onChange={(id) => setPerson(people.find((person) => String(person.id) === id) ?? null)}
          onInputChange={setTyped}
          isLoading={candidates.isFetching}
          emptyText={name === null ? t`Alle Personen pflegen die Tabellen schon.` : t`Niemand mit diesem Namen.`}
          errorMessage={candidates.error ? t`Die Personen konnten nicht geladen werden.` : undefined}
        />
      </div>
    </Dialog>
  );
}

function nameOf({ firstname, lastname }: Person): string {
  return `${firstname} ${lastname}`;
}
