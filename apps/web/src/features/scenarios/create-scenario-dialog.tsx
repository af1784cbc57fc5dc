import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button, Dialog, DialogActions, ErrorNote, Form, Select, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { createScenarioInput } from '@zuschlag/validation/services/scenarios/scenarios';
import { useId, useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { scenarioPaths } from './scenario-paths.ts';

type DialogProps = {
  chanceId: string;
  /** the service to copy; left out: the whole Chance */
  serviceId?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Names a new scenario, of the whole Chance or of one service; the page of the scenario opens. */
export function CreateScenarioDialog({ isOpen, ...props }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Szenario anlegen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : props.onClose())}>
      {isOpen ? <CreateForm {...props} /> : null}
    </Dialog>
  );
}

const schema = createScenarioInput.pick({ name: true });

function CreateForm({ chanceId, serviceId, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const id = useId();
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const [copied, setCopied] = useState(serviceId ?? 'all');
  const services = trpc.services.ofChance.useQuery({ chanceId }).data?.services ?? [];
  const createdId = useRef<string | null>(null);
  const create = trpc.scenarios.create.useMutation();
  const { form, submit, isPending, failure } = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      const serviceIds = copied === 'all' ? [] : [copied];
      const scenario = await create.mutateAsync({ chanceId, name, serviceIds });
      createdId.current = scenario.id;
      await utils.scenarios.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Das Szenario ist angelegt.`);
      onClose();
      if (createdId.current !== null) history.push(scenarioPaths(chanceId).one(createdId.current));
    },
  });
  return (
    <Form id={id} label={t`Szenario anlegen`} onSubmit={() => submit()}>
      <div className="grid gap-4">
        <TextInput
          control={form.control}
          name="name"
          maxLength={limits.scenarioName}
          label={t`Name`}
          description={t`Zum Beispiel „Zwei Kräfte nachts“ oder „Lohn 17 €“.`}
          isRequired
          autoFocus
          submitsOnEnter
        />
        <Select
          label={t`Kopiert wird`}
          items={[
            { id: 'all', label: t`Die ganze Chance` },
            ...services.map((service) => ({
              id: service.id,
              label: `${service.name} (${service.operationalOrganizationShortName})`,
            })),
          ]}
          value={copied}
          onChange={setCopied}
        />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Anlegen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
