import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { type GivenRole, givenRoles, type PersonDetails } from '@zuschlag/validation/administration/people';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SuccessorField } from '../removal/successor-field.tsx';

/** Gives a person another role; who will only read hands open Chances over. */
export function RoleDialog({
  person,
  isOpen,
  onClose,
}: {
  person: PersonDetails;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Rolle ändern`}
      subtitle={t`${person.firstname} ${person.lastname} arbeitet ab dem nächsten Klick mit der neuen Rolle.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <RoleForm person={person} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RoleForm({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { role: held } = person;
  const [given, setGiven] = useState<GivenRole | null>(givenRoles.find((one) => one === held) ?? null);
  const [owner, setOwner] = useState<number | null>(null);
  const change = trpc.administration.people.changeRole.useMutation({
    onSuccess: async ({ firstname, lastname, role }) => {
      const name = `${firstname} ${lastname}`;
      toasts.success(t`${name} hat jetzt die Rolle ${role}.`);
      onClose();
      await utils.administration.invalidate();
    },
  });
  const words: Record<GivenRole, string> = {
    Viewer: t`Liest die Chancen der Gesellschaft, ändert nichts.`,
    Editor: t`Legt Chancen an, kalkuliert und entscheidet für die Gesellschaft.`,
    Manager: t`Wie Editor, verwaltet außerdem Personen und Einstellungen.`,
  };
  const handsOver = given === 'Viewer' && held !== 'Viewer';
  const isUnchanged = given === null || given === held;
  return (
    <div className="grid gap-4 pt-2">
      <RadioGroup
        label={t`Rolle`}
        value={given}
        onChange={setGiven}
        options={givenRoles.map((id) => ({ id, label: id, description: words[id] }))}
      />
      {handsOver ? (
        <SuccessorField
          userId={person.id}
          kind="chances"
          label={t`Offene Chancen gehen an`}
          unnamed={t`mich`}
          value={owner}
          onChange={setOwner}
        />
      ) : null}
      {change.error ? <ErrorNote>{errorMessage(change.error)}</ErrorNote> : null}
      <DialogActions>
        <Button variant="ghost" onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isDisabled={isUnchanged}
          reason={t`Wählen Sie eine andere Rolle.`}
          isPending={change.isPending}
          onPress={() => {
            if (given) change.mutate({ userId: person.id, role: given, newOwnerId: handsOver ? owner : null });
          }}
        >
          {t`Rolle ändern`}
        </Button>
      </DialogActions>
    </div>
  );
}
