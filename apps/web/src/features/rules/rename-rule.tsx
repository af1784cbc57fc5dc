import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { limits } from '@zuschlag/validation/limits';
import { type Rule, ruleWordsForm } from '@zuschlag/validation/rules/rules';
import { trpc } from '../../app/api/trpc.ts';
import { EditDialogBody } from '../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../forms/text-input.tsx';

type RenameProps = { rule: Rule; onClose: () => void };

/** Changes the words of a rule; its conditions stay. */
export function RenameRule({ rule, onClose }: RenameProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Regel umbenennen`} size="small" isOpen onOpenChange={(next) => (next ? undefined : onClose())}>
      <RenameForm rule={rule} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ rule, onClose }: RenameProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.rules.updateRule.useMutation();
  const form = useEditForm({
    showsFailure: true,
    thing: 'rule',
    id: rule.id,
    stored: snapshotOf(rule),
    schema: ruleWordsForm,
    labelOf: (field) => (field === 'name' ? t`Name der Regel` : t`Beschreibung`),
    textOf: (_, value) => String(value ?? ''),
    save: async ({ output, version, base }) => {
      const saved = await update.mutateAsync({ ruleId: rule.id, version, base, input: output });
      await utils.rules.invalidate();
      return snapshotOf(saved);
    },
    refresh: () => utils.rules.invalidate(),
    savedMessage: t`Die Regel ist geändert.`,
    onSaved: onClose,
  });
  return (
    <EditDialogBody edit={form} label={t`Regel umbenennen`} submitLabel={t`Speichern`} onClose={onClose}>
      <TextInput
        control={form.form.control}
        name="name"
        label={t`Name der Regel`}
        isRequired
        autoFocus
        counter="near"
        maxLength={limits.ruleName}
      />
      <TextInput
        control={form.form.control}
        name="description"
        label={t`Beschreibung`}
        counter="near"
        maxLength={limits.ruleDescription}
        description={t`Bedingungen ändern sich nicht: dafür eine neue Regel anlegen.`}
      />
    </EditDialogBody>
  );
}

function snapshotOf({ name, description, version }: Rule) {
  return { values: { name, description: description ?? '' }, version };
}
