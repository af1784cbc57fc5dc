import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { limits } from '@zuschlag/validation/limits';
import { type LossReason, type LossReasonList, lossReasonForm } from '@zuschlag/validation/organizations/loss-reasons';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useKeepLists } from './use-loss-reason-acts.ts';

type RenameProps = { reason: LossReason; onClose: () => void };

/** Gives a reason another name; lost Chances keep the one they were entered with. */
export function RenameLossReason({ reason, onClose }: RenameProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Verlustgrund umbenennen`}
      size="small"
      isOpen
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <RenameForm reason={reason} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ reason, onClose }: RenameProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const keep = useKeepLists();
  const rename = trpc.organizations.lossReasons.changeName.useMutation();
  const form = useEditForm({
    showsFailure: true,
    thing: 'lossReason',
    id: reason.id,
    stored: snapshotOf(reason),
    schema: lossReasonForm,
    labelOf: () => t`Name des Grundes`,
    textOf: (_, value) => String(value ?? ''),
    save: async ({ output, version, base }) => {
      const lists = await rename.mutateAsync({ lossReasonId: reason.id, version, base, name: output.name });
      keep(lists);
      return snapshotOf(reasonIn(lists, reason));
    },
    refresh: () => utils.organizations.lossReasons.list.invalidate(),
    savedMessage: t`Der Grund ist umbenannt.`,
    onSaved: onClose,
  });
  return (
    <EditDialogBody edit={form} label={t`Verlustgrund umbenennen`} submitLabel={t`Umbenennen`} onClose={onClose}>
      <TextInput
        control={form.form.control}
        name="name"
        label={t`Name des Grundes`}
        isRequired
        autoFocus
        submitsOnEnter
        counter="near"
        maxLength={limits.lossReason.max}
        description={t`Verlorene Chancen behalten den Namen, mit dem sie eingetragen wurden.`}
      />
    </EditDialogBody>
  );
}

function reasonIn(lists: readonly LossReasonList[], reason: LossReason): LossReason {
  return lists.flatMap(({ reasons }) => reasons).find(({ id }) => id === reason.id) ?? reason;
}

function snapshotOf({ name, version }: LossReason) {
  return { values: { name }, version };
}
