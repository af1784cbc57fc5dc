import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, ErrorNote, Form, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { renameScenarioInput, type Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import { useId, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

type DialogProps = { scenario: Scenario; isOpen: boolean; onClose: () => void };

/** Gives a scenario another name; when another person renamed it first, the form says so and keeps what was typed. */
export function RenameScenarioDialog({ isOpen, ...props }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Szenario umbenennen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <RenameForm {...props} /> : null}
    </Dialog>
  );
}

const schema = renameScenarioInput.pick({ name: true });

function RenameForm({ scenario, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const id = useId();
  const utils = trpc.useUtils();
  const rename = trpc.scenarios.rename.useMutation();
  // The name that the person saw when the form was opened.
  const [previousName] = useState(scenario.name);
  const { form, submit, isPending, failure } = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: { name: scenario.name },
    onSubmit: async ({ name }) => {
      await rename.mutateAsync({ scenarioId: scenario.id, previousName, name });
      await utils.scenarios.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Der Name ist geändert.`);
      onClose();
    },
  });
  return (
    <Form id={id} label={t`Szenario umbenennen`} onSubmit={() => submit()}>
      <div className="grid gap-4">
        <TextInput
          control={form.control}
          name="name"
          maxLength={limits.scenarioName}
          label={t`Name`}
          isRequired
          autoFocus
          submitsOnEnter
        />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Umbenennen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
