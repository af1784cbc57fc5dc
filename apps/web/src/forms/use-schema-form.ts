import { isTransient } from '@zuschlag/sdk/errors';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import { saveErrorMessage, useErrorToast } from '../app/errors/error-messages.ts';
import { failureOf } from '../app/errors/failure.ts';
import { useRunningWork, useUnsavedWork } from '../app/navigation/unsaved-work.ts';
import { tellMissingPart } from '../app/root/missing-parts.tsx';
import { delayDrafts } from './drafts/delayed-draft.ts';
import { dropDraft, fingerprint, keepDraft, readDraft, useKeptAt } from './drafts/draft.ts';
import { toFormError } from './field-problem.ts';
import { schemaResolver } from './schema-resolver.ts';
import { fetchSchema, type SchemaSource } from './schema-source.ts';

export type SchemaFormOptions<Values extends FieldValues, Output> = {
  /** The schema the server checks with too, or how to fetch it. */
  schema: SchemaSource<Values, Output>;
  /** The initial values of the form; fields may be empty (`null`, `''`) although the schema requires them. */
  defaultValues: Unfilled<Values>;
  /** Keeps what is typed in this tab under this key and brings it back. */
  draftKey?: string;
  /** The caller keeps drafts by itself. */
  hasOwnDraft?: boolean;
  /** For forms that start empty each time they open: the draft is only offered. */
  offersDraft?: boolean;
  /** Sends the values; a rejection is shown and keeps every value. @param typed the values as the form has them */
  onSubmit: (values: Output, typed: Values) => unknown;
  /** After success, when the form counts as saved: the place to leave the page or to empty the form. */
  onSaved?: (form: UseFormReturn<Values, unknown, Output>) => void;
  /** The path of a server's input field in this form, when the two differ; null for no field. */
  fieldOf?: (serverPath: string) => string | null;
  /** The form shows `failure` itself; a toast would say it twice. */
  showsFailure?: boolean;
  /** A toast says it, too: a person who adds row after row looks away from the dialog. */
  alsoToasts?: boolean;
  /** The form shows an error summary, which takes the focus instead of the first wrong field. */
  hasSummary?: boolean;
  /** After a failed submit: keep the values (default), or empty the form and offer the text as a draft. */
  afterFailure?: 'keep' | 'offerDraft';
};

/** Every field may still be empty. */
export type Unfilled<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly (infer _Item)[] | null | undefined
    ? Values[Name] | null
    : Values[Name] extends object | null | undefined
      ? Unfilled<NonNullable<Values[Name]>> | null
      : Values[Name] | null | (Values[Name] extends string | null | undefined ? string : never);
};

/** The state of a stored draft: absent, restored, or offered because the data have changed since. */
export type DraftState = 'none' | 'restored' | 'offered';

export type SchemaForm<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** Checks and sends; give it to `<Form onSubmit>`. */
  submit: () => Promise<void>;
  isPending: boolean;
  isDirty: boolean;
  /** The last refusal that concerns no field, in words, for forms with `showsFailure`. */
  failure: string | null;
  draft: {
    state: DraftState;
    /** The moment what is typed was last stored in this browser, to the minute; null while nothing is. */
    keptAt: Date | null;
    restore: () => void;
    discard: () => void;
  };
};

/**
 * A form on a schema: checks on leaving a field and on submit, keeps drafts, guards the page, puts the server's word at
 * its field.
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  options: SchemaFormOptions<Values, Output>,
): SchemaForm<Values, Output> {
  const { schema, draftKey, hasSummary = false } = options;
  const [defaults] = useState(() => options.defaultValues as DefaultValues<Values>);
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: !hasSummary,
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [failure, setFailure] = useState<string | null>(null);
  const isFetching = useRef(false);
  const showError = useErrorToast();
  const draft = useDraft(form, defaults, draftKey, options.offersDraft ?? false);

  useEffect(() => whenIdle(() => fetchSchema(schema)), [schema]);
  useUnsavedWork(isDirty && !isSubmitting, draftKey !== undefined || (options.hasOwnDraft ?? false));
  useRunningWork(isSubmitting);

  async function send(values: Output): Promise<void> {
    setFailure(null);
    const typed = form.getValues();
    try {
      await options.onSubmit(values, typed);
    } catch (error) {
      refuse(error, typed);
      return;
    }
    draft.forget();
    form.reset(typed, { keepValues: true });
    // The guard lets go with the next render; leaving the page waits for it.
    if (options.onSaved) setTimeout(options.onSaved, 0, form);
  }

  function refuse(error: unknown, typed: Values): void {
    const { code, details } = failureOf(error);
    const isEverythingPlaced = code === 'INVALID_INPUT' && placeFieldErrors(details.fields ?? []);
    const isEmptied = options.afterFailure === 'offerDraft';
    const kept = isEmptied ? 'asDraft' : 'here';
    if (!isEverythingPlaced) {
      // One place says it: the form where it can, a toast where it may help to try again.
      const isInForm = options.showsFailure === true && !isTransient(error);
      if (isInForm) setFailure(saveErrorMessage(error, kept));
      if (isInForm && options.alsoToasts) showError(error, undefined, kept);
      else if (!isInForm) showError(error, () => void sendAgain(isEmptied ? typed : null), kept);
    }
    if (isEmptied) draft.offer(typed);
  }

  /** @param typed what the emptied form held; null when it still holds it */
  function sendAgain(typed: Values | null): Promise<void> {
    // What was typed since is a new answer, and counts.
    if (typed && !form.formState.isDirty) form.reset(typed, { keepDefaultValues: true });
    return submit();
  }

  /** @returns whether every problem has its field in this form */
  function placeFieldErrors(fields: readonly Parameters<typeof placeFieldError>[0][]): boolean {
    const places = fields.map(placeFieldError);
    const first = places.find((path) => path !== null);
    if (first && !hasSummary) form.setFocus(first as FieldPath<Values>);
    return places.length > 0 && places.every((path) => path !== null);
  }

  function placeFieldError(field: { path: string; problem: string; bound?: number }): string | null {
    const path = options.fieldOf ? options.fieldOf(field.path) : field.path;
    if (path === null || path === '' || form.getValues(path as FieldPath<Values>) === undefined) return null;
    form.setError(path as FieldPath<Values>, toFormError(field as Parameters<typeof toFormError>[0]));
    return path;
  }

  async function submit(): Promise<void> {
    if (isFetching.current) return;
    isFetching.current = true;
    try {
      await fetchSchema(schema);
    } catch (error) {
      if (!tellMissingPart(error)) showError(error, () => void submit());
      return;
    } finally {
      isFetching.current = false;
    }
    await form.handleSubmit(send)();
  }

  return { form, submit, isPending: isSubmitting, isDirty, failure, draft };
}

function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  defaults: DefaultValues<Values>,
  key: string | undefined,
  isOnlyOffered: boolean,
) {
  const [state, setState] = useState<DraftState>('none');
  const kept = useKeptAt();
  const { note } = kept;
  const isRead = useRef(false);

  function restore(): void {
    const stored = key === undefined ? null : readDraft<Values>(key);
    if (stored) form.reset(stored.values, { keepDefaultValues: true });
    setState(stored ? 'restored' : 'none');
  }

  function forget(): void {
    if (key !== undefined) dropDraft(key);
    setState('none');
    kept.forget();
  }

  useEffect(() => {
    if (key === undefined || isRead.current) return;
    isRead.current = true;
    const stored = readDraft<Values>(key);
    if (!stored) return;
    const isCurrent = !isOnlyOffered && stored.basedOn === fingerprint(defaults);
    if (isCurrent) form.reset(stored.values, { keepDefaultValues: true });
    setState(isCurrent ? 'restored' : 'offered');
  }, [key, form, defaults, isOnlyOffered]);

  useEffect(() => {
    if (key === undefined) return;
    const delayed = delayDrafts();
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) delayed.cancel();
        else
          delayed.write(() => {
            if (keepDraft(key, values, defaults)) note();
          });
      },
    });
    return () => {
      stop();
      delayed.flush();
      delayed.end();
    };
  }, [key, form, defaults, note]);

  return {
    state,
    keptAt: kept.keptAt,
    restore,
    forget,
    discard: () => {
      forget();
      // A draft that is only offered is not what stands in the fields.
      if (state === 'restored') form.reset();
    },
    offer: (values: Values) => {
      form.reset();
      if (key === undefined) return;
      keepDraft(key, values, defaults);
      setState('offered');
    },
  };
}
