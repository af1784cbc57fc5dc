import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import { limits } from '@zuschlag/validation/limits';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { DayInput } from '../../../forms/dates/date-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useField } from '../../../forms/use-field.ts';
import { DescriptionInput } from './description-input.tsx';
import { listOf, listText, type TaskOutput, type TaskValues } from './task-values.ts';
import type { TaskChoices } from './use-task-choices.ts';

type TaskControl = Control<TaskValues, unknown, TaskOutput>;

/** The fields of a task, new or stored. */
export function TaskFields({ control, choices }: { control: TaskControl; choices: TaskChoices }) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        control={control}
        name="input.title"
        label={t`Titel`}
        isRequired
        autoFocus
        counter="near"
        maxLength={limits.taskTitle.max}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ListInput
          control={control}
          name="userIds"
          label={t`Zuständig`}
          items={choices.people}
          emptyText={t`Keine Person gefunden`}
        />
        <DayInput control={control} name="input.deadline" label={t`Fällig am`} />
        <ListInput
          control={control}
          name="labelIds"
          label={t`Labels`}
          items={choices.labels}
          emptyText={t`Keine Labels`}
        />
      </div>
      <DescriptionInput control={control} />
    </>
  );
}

/** Several of a list, held by the form as one text. */
function ListInput(props: {
  control: TaskControl;
  name: 'labelIds' | 'userIds';
  label: string;
  items: readonly { id: string; label: string }[];
  emptyText: ReactNode;
}) {
  const { control, name, label, items, emptyText } = props;
  const { field, errorMessage } = useField({ control, name, label }, { isChoice: true });
  return (
    <MultiSelect
      {...field}
      label={label}
      items={items}
      emptyText={emptyText}
      value={listOf(String(field.value))}
      onChange={(ids) => field.onChange(listText(ids))}
      errorMessage={errorMessage}
    />
  );
}
