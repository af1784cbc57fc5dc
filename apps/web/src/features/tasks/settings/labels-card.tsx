import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import { limits } from '@zuschlag/validation/limits';
import { type LabelColor, labelColors } from '@zuschlag/validation/tasks/task-vocabulary';
import type { TaskLabel } from '@zuschlag/validation/tasks/tasks';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { useUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { LabelChip } from '../label-chip.tsx';

/** The labels of the tenant: a colour is changed at once, a new one is typed below. */
export function LabelsCard({ mayKeep }: { mayKeep: boolean }) {
  const { t } = useLingui();
  const { data, error } = trpc.tasks.labels.list.useQuery();
  const title = t`Labels`;
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <CardBody>
        {data ? (
          <div className="grid gap-4">
            <ul className="grid gap-2">
              {data.map((label) => (
                <LabelRow key={label.id} label={label} mayKeep={mayKeep} />
              ))}
            </ul>
            {mayKeep ? <AddLabel /> : null}
          </div>
        ) : error ? (
          <ErrorNote>{errorMessage(error)}</ErrorNote>
        ) : (
          <SkeletonText lines={5} />
        )}
      </CardBody>
    </Card>
  );
}

function useTaken() {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  return {
    onSuccess: (labels: TaskLabel[]) => utils.tasks.labels.list.setData(undefined, labels),
    onError: (error: unknown) => {
      showError(error);
      void utils.tasks.labels.invalidate();
    },
  };
}

function useColors(): readonly { id: LabelColor; label: string }[] {
  const { t } = useLingui();
  const names: { readonly [color in LabelColor]: string } = {
    red: t`Rot`,
    orange: t`Orange`,
    yellow: t`Gelb`,
    green: t`Grün`,
    blue: t`Blau`,
    grey: t`Grau`,
  };
  return labelColors.map((id) => ({ id, label: names[id] }));
}

function LabelRow({ label, mayKeep }: { label: TaskLabel; mayKeep: boolean }) {
  const { t } = useLingui();
  const taken = useTaken();
  const colors = useColors();
  const change = trpc.tasks.labels.change.useMutation(taken);
  const retire = trpc.tasks.labels.retire.useMutation(taken);
  const { id: labelId, name, color } = label;
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="min-w-24 flex-1">
        <LabelChip label={label} />
      </span>
      {mayKeep ? (
        <>
          <span className="w-36 max-sm:w-28">
            <Select
              label={t`Farbe von „${name}“`}
              isLabelHidden
              items={colors}
              value={change.isPending ? change.variables.color : color}
              onChange={(next) => change.mutate({ labelId, name, color: next })}
            />
          </span>
          <IconButton
            label={t`„${name}“ nicht mehr anbieten`}
            icon={<X />}
            isBusy={retire.isPending}
            onPress={() =>
              retire.mutate({ labelId }, { onSuccess: () => toasts.success(t`„${name}“ wird nicht mehr angeboten.`) })
            }
          />
        </>
      ) : null}
    </li>
  );
}

function AddLabel() {
  const { t } = useLingui();
  const taken = useTaken();
  const colors = useColors();
  const [name, setName] = useState('');
  const [color, setColor] = useState<LabelColor>('green');
  useUnsavedWork(name.trim() !== '');
  const add = trpc.tasks.labels.add.useMutation({
    ...taken,
    onSuccess: (labels) => {
      setName('');
      taken.onSuccess(labels);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !add.isPending) add.mutate({ name, color });
  };
  return (
    <form onSubmit={submit} aria-label={t`Neues Label`} className="flex flex-wrap items-end gap-3 border-t pt-4">
      <div className="min-w-48 flex-1">
        <TextField label={t`Neues Label`} value={name} onChange={setName} maxLength={limits.labelName} counter="near" />
      </div>
      <div className="w-36">
        <Select label={t`Farbe`} items={colors} value={color} onChange={setColor} />
      </div>
      <Button
        type="submit"
        isPending={add.isPending}
        isDisabled={name.trim() === ''}
        reason={t`Geben Sie zuerst einen Namen ein.`}
      >{t`Hinzufügen`}</Button>
    </form>
  );
}
