import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { fieldOf } from '@zuschlag/validation/edits/field-names';
import type { FieldValue } from '@zuschlag/validation/edits/field-values';
import { differingFields, type FieldConflict } from '@zuschlag/validation/edits/merge-fields';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { useSaveOnLeaving } from '../../app/navigation/save-on-leaving.ts';
import type { SchemaSource } from '../schema-source.ts';
import { type SchemaForm, useSchemaForm } from '../use-schema-form.ts';
import { conflictIn } from './conflict-answer.ts';
import type { Snapshot } from './edit-draft.ts';
import {
  type Edit,
  type EditedFields,
  editOf,
  fieldsIn,
  type OthersChange,
  othersChanges,
  placeOf,
  typedText,
} from './edit-fields.ts';
import { patched, setField, useBegun, useDraftOfEdit } from './use-begun.ts';
import { type Question, useQuestions } from './use-questions.ts';

/** Names of fields and differences in figures take longer to read. */
const longMs = 8000;

export type EditFormOptions<Values extends FieldValues, Output> = EditedFields & {
  /** Which one of its kind: what is typed is kept in this tab for each of them. */
  id: string | number;
  /** The stored object, updated while others save; null when it no longer exists. */
  stored: Snapshot<Values> | null;
  schema: SchemaSource<Values, Output>;
  /** Saves the edit. @returns what is stored afterwards */
  save: (edit: Edit<Output>) => Promise<Snapshot<Values>>;
  /** Reads anew what is stored, after a save met the save of another person. */
  refresh: () => unknown;
  /** Said after saving. */
  savedMessage: string;
  /** What the last save changed beyond the fields; said below the message. */
  savedDetail?: () => string | undefined;
  onSaved?: () => void;
  /** Fields that make sense only together become one question; left out, each is a question of its own. */
  joinQuestions?: (questions: readonly Question[]) => readonly Question[];
  /** The fields that follow from a stored value, with that value; left out, its own field alone. */
  adopted?: (field: string, value: FieldValue) => { readonly [field: string]: unknown };
  /** Stores what was typed as a new thing, after this one was removed. */
  recreate?: (output: Output) => unknown;
  hasSummary?: boolean;
  /** The form shows `failure` itself. */
  showsFailure?: boolean;
};

export type EditForm<Values extends FieldValues, Output> = SchemaForm<Values, Output> & {
  /** The thing was removed while it was being edited. */
  isGone: boolean;
  /** The values that others saved since the form was opened. */
  others: readonly OthersChange[];
  questions: ReturnType<typeof useQuestions>;
  typedText: () => string;
  recreate: (() => void) | null;
};

/**
 * A form for something stored. It shows what is stored until the first change; from then on it stands on the version it
 * was opened with. A save sends what was changed; what others saved since is merged or asked about, never overwritten.
 */
export function useEditForm<Values extends FieldValues, Output>(
  options: EditFormOptions<Values, Output>,
): EditForm<Values, Output> {
  const { thing, stored, labelOf, textOf } = options;
  const { t } = useLingui();
  const showError = useErrorToast();
  const [isMissing, setMissing] = useState(false);
  const questions = useQuestions();
  const leaving = useRef<'no' | 'saving' | 'saved'>('no');
  const begun = useBegun<Values>(`${thing}-${options.id}`, stored);
  const schemaForm = useSchemaForm<Values, Output>({
    schema: options.schema,
    defaultValues: begun.snapshot.values,
    hasOwnDraft: true,
    hasSummary: options.hasSummary,
    showsFailure: options.showsFailure,
    fieldOf: (path) => {
      const field = fieldOf(thing, path);
      return field === null ? null : placeOf(options, field);
    },
    onSubmit: send,
    onSaved: (saved) => {
      // The page is being left: it goes where the person wanted, not where saving leads.
      if (leaving.current !== 'no') return;
      // A form that stays open shows what is stored now, with what others saved.
      if (!saved.formState.isDirty) saved.reset(begun.latest.current.values as DefaultValues<Values>);
      options.onSaved?.();
    },
  });
  const { form, isDirty, isPending } = schemaForm;
  useSaveOnLeaving(isDirty, saveAndLeave);
  const draft = useDraftOfEdit(form, begun, { stored, isIdle: !isDirty && !isPending });
  const typed = useWatch({ control: form.control });

  /** @returns whether everything is stored */
  async function saveAndLeave(): Promise<boolean> {
    leaving.current = 'saving';
    await schemaForm.submit();
    const isSaved = (leaving.current as string) === 'saved';
    if (!isSaved) leaving.current = 'no';
    return isSaved;
  }

  /** @throws DOMException of the name AbortError when the form stays open for another reason than a refusal */
  async function send(output: Output): Promise<void> {
    const sentValues = form.getValues();
    const edit = editOf(options, { begun: begun.latest.current, typed: sentValues, output });
    if (Object.keys(edit.fields).length === 0) {
      saved(begun.latest.current, []);
      return;
    }
    try {
      const after = await options.save(edit);
      saved(after, after.version > edit.version + 1 ? mergedLabels(after, sentValues) : []);
    } catch (error) {
      if (failureOf(error).code === 'NOT_FOUND') {
        setMissing(true);
        void options.refresh();
        throw new DOMException('The thing is gone; what was typed stays.', 'AbortError');
      }
      const conflict = conflictIn(thing, error);
      if (!conflict) throw error;
      void options.refresh();
      await settle(conflict.conflicts);
      // Fields whose stored value was taken no longer differ; the others stand on what is stored now.
      await send(output);
    }
  }

  function saved(after: Snapshot<Values>, mergedNames: readonly string[]): void {
    if (leaving.current === 'saving') leaving.current = 'saved';
    begun.stand(after);
    draft.forget();
    const message = options.savedMessage;
    const names = mergedNames.join(', ');
    const detail = options.savedDetail?.();
    const title = names === '' ? message : t`${message} Auch von anderen geändert und behalten: ${names}.`;
    if (names === '' && detail === undefined) toasts.success(title);
    else toasts.success(title, { text: detail, timeout: longMs });
  }

  /** The fields that others changed since the form was opened and that this save kept. */
  function mergedLabels(after: Snapshot<Values>, sentValues: Values): string[] {
    const before = fieldsIn(options, begun.latest.current.values);
    const mine = new Set(differingFields(fieldsIn(options, sentValues), before));
    return differingFields(fieldsIn(options, after.values), before)
      .filter((field) => !mine.has(field))
      .flatMap((field) => labelOf(field) ?? []);
  }

  async function settle(conflicts: readonly FieldConflict[]): Promise<void> {
    const each = conflicts.map(({ path, mine, theirs }) => ({
      id: path,
      paths: [path],
      label: labelOf(path) ?? path,
      mine: textOf(path, mine),
      theirs: textOf(path, theirs),
    }));
    const answers = await questions.ask(options.joinQuestions?.(each) ?? each);
    if (answers === null) throw new DOMException('The edit goes on.', 'AbortError');
    for (const { path, theirs } of conflicts) {
      const values = Object.entries(options.adopted?.(path, theirs) ?? { [path]: theirs });
      const patch = Object.fromEntries(values.map(([field, value]) => [placeOf(options, field), value]));
      begun.stand(patched(begun.latest.current, patch));
      if (answers.get(path) === 'theirs') for (const [at, value] of Object.entries(patch)) setField(form, at, value);
    }
  }

  const isBehind = stored !== null && stored.version > begun.snapshot.version;
  const { recreate } = options;
  return {
    ...schemaForm,
    draft,
    isGone: isMissing || stored === null,
    others: isBehind ? othersChanges(options, { begun: begun.snapshot.values, typed, stored: stored.values }) : [],
    questions,
    typedText: () => typedText(options, { begun: begun.latest.current.values, typed: form.getValues() }),
    recreate: recreate ? () => void form.handleSubmit((output) => storeAnew(() => recreate(output)))() : null,
  };

  async function storeAnew(storing: () => unknown): Promise<void> {
    try {
      await storing();
    } catch (error) {
      showError(error);
      return;
    }
    draft.forget();
    form.reset(form.getValues(), { keepValues: true });
    // The guard of the page lets go with the next render.
    setTimeout(() => options.onSaved?.());
  }
}
