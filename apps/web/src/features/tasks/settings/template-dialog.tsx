import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { limits } from '@zuschlag/validation/limits';
import { type TaskTemplate, type TemplateFields, templateFields } from '@zuschlag/validation/tasks/task-templates';
import { chanceTypes } from '@zuschlag/validation/vocabulary';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTypeNames } from './type-names.ts';

type TemplateControl = Control<z.input<typeof templateFields>, unknown, TemplateFields>;
type DialogProps = { template: TaskTemplate | null; isOpen: boolean; onClose: () => void };

/** A template with its tasks, new or stored. */
export function TemplateDialog({ template, isOpen, onClose }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={template ? t`Vorlage ändern` : t`Neue Vorlage`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <TemplateForm key={template?.id ?? 'new'} template={template} onClose={onClose} /> : null}
    </Dialog>
  );
}

const emptyTask = { title: '', description: '', daysBefore: 5, labelIds: [], assignsOwner: false };

function TemplateForm({ template, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const create = trpc.tasks.templates.create.useMutation();
  const save = trpc.tasks.templates.save.useMutation();
  const form = useSchemaForm({
    schema: templateFields,
    defaultValues: template
      ? { ...template, description: template.description ?? '' }
      : { name: '', description: '', plannedFor: [], tasks: [emptyTask] },
    draftKey: template ? `task-template-${template.id}-${template.version}` : 'new-task-template',
    showsFailure: true,
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: async (input) => {
      try {
        if (template) await save.mutateAsync({ templateId: template.id, version: template.version, input });
        else await create.mutateAsync({ input });
      } catch (error) {
        // The list behind the dialog shows what the other person saved.
        if (failureOf(error).code === 'CONFLICT') void utils.tasks.templates.invalidate();
        throw error;
      }
      await utils.tasks.invalidate();
    },
    onSaved: () => {
      toasts.success(template ? t`Die Vorlage ist geändert.` : t`Die Vorlage ist angelegt.`);
      onClose();
    },
  });
  const { control } = form.form as { control: TemplateControl };
  return (
    <Form label={template ? t`Vorlage ändern` : t`Neue Vorlage`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            control={control}
            name="name"
            label={t`Name der Vorlage`}
            isRequired
            autoFocus
            counter="near"
            maxLength={limits.taskTemplateName}
          />
          <TypesInput control={control} />
          <div className="sm:col-span-2">
            <TextInput
              control={control}
              name="description"
              label={t`Wofür sie gedacht ist`}
              counter="near"
              maxLength={limits.ruleDescription}
            />
          </div>
        </div>
        <PlannedTasks control={control} />
        {form.failure === null ? null : <ErrorNote>{form.failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {template ? t`Speichern` : t`Anlegen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

function TypesInput({ control }: { control: TemplateControl }) {
  const { t } = useLingui();
  const names = useTypeNames();
  const { field } = useController({ control, name: 'plannedFor' });
  return (
    <MultiSelect
      label={t`Automatisch bei neuen Chancen`}
      items={chanceTypes.map((id) => ({ id, label: names[id] }))}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      placeholder={t`Nur von Hand`}
    />
  );
}

function PlannedTasks({ control }: { control: TemplateControl }) {
  const { t } = useLingui();
  const labels = trpc.tasks.labels.list.useQuery().data ?? [];
  const { fields, append, remove, move } = useFieldArray({ control, name: 'tasks' });
  const isFull = fields.length >= limits.tasksPerTemplate;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-13">{t`Aufgaben`}</legend>
      <ol className="grid gap-3">
        {fields.map(({ id }, at) => {
          const number = at + 1;
          return (
            <li key={id} className="grid gap-3 rounded-card border p-3" aria-label={t`Aufgabe ${number}`}>
              <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
                <TextInput
                  control={control}
                  name={`tasks.${at}.title`}
                  label={t`Titel von Aufgabe ${number}`}
                  isRequired
                  counter="near"
                  maxLength={limits.taskTitle.max}
                />
                <NumberInput
                  control={control}
                  name={`tasks.${at}.daysBefore`}
                  label={t`Werktage vorher (${number})`}
                  min={0}
                  max={limits.plannedDays}
                />
              </div>
              <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
                <div className="min-w-48 flex-1">
                  <LabelsInput control={control} at={at} labels={labels} />
                </div>
                <OwnerInput control={control} at={at} />
                <span className="flex gap-1">
                  <IconButton
                    label={t`Aufgabe ${number} nach oben`}
                    icon={<ArrowUp />}
                    isDisabled={at === 0}
                    reason={t`Steht schon oben.`}
                    onPress={() => move(at, at - 1)}
                  />
                  <IconButton
                    label={t`Aufgabe ${number} nach unten`}
                    icon={<ArrowDown />}
                    isDisabled={at === fields.length - 1}
                    reason={t`Steht schon unten.`}
                    onPress={() => move(at, at + 1)}
                  />
                  <IconButton
                    label={t`Aufgabe ${number} entfernen`}
                    icon={<X />}
                    isDisabled={fields.length === 1}
                    reason={t`Eine Vorlage hat mindestens eine Aufgabe.`}
                    onPress={() => remove(at)}
                  />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="text-12 text-ink-3">
        {t`0 Werktage vorher ist der interne Schluss: der Werktag vor der Abgabefrist.`}
      </p>
      <div>
        <Button
          icon={<Plus />}
          onPress={() => append(emptyTask)}
          isDisabled={isFull}
          reason={isFull ? t`Mehr als ${limits.tasksPerTemplate} Aufgaben hat eine Vorlage nicht.` : undefined}
        >
          {t`Weitere Aufgabe`}
        </Button>
      </div>
    </fieldset>
  );
}

type InTask = { control: TemplateControl; at: number };

function LabelsInput({ control, at, labels }: InTask & { labels: readonly { id: string; name: string }[] }) {
  const { t } = useLingui();
  const { field } = useController({ control, name: `tasks.${at}.labelIds` });
  const number = at + 1;
  return (
    <MultiSelect
      label={t`Labels von Aufgabe ${number}`}
      items={labels.map(({ id, name }) => ({ id, label: name }))}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      emptyText={t`Keine Labels`}
    />
  );
}

function OwnerInput({ control, at }: InTask) {
  const { t } = useLingui();
  const { field } = useController({ control, name: `tasks.${at}.assignsOwner` });
  return <CheckboxField label={t`Für den Chance-Admin`} isSelected={field.value ?? false} onChange={field.onChange} />;
}
