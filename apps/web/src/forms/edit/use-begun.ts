import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { delayDrafts } from '../drafts/delayed-draft.ts';
import { dropDraft, useKeptAt } from '../drafts/draft.ts';
import { keepEditDraft, readEditDraft, type Snapshot } from './edit-draft.ts';

export type Begun<Values extends FieldValues> = ReturnType<typeof useBegun<Values>>;

/**
 * What an edit stands on: the values and the version at its beginning, or those of the draft that this tab still has.
 * @param key where the draft is kept
 */
export function useBegun<Values extends FieldValues>(key: string, stored: Snapshot<Values> | null) {
  const [draft] = useState(() => readEditDraft<Values>(key));
  const [snapshot, setSnapshot] = useState<Snapshot<Values>>(
    () => draft?.begun ?? stored ?? ({ values: {}, version: 0 } as Snapshot<Values>),
  );
  // A save that asks goes on after renders it did not see.
  const latest = useRef(snapshot);

  function stand(next: Snapshot<Values>): void {
    latest.current = next;
    setSnapshot(next);
  }
  return { key, draft, snapshot, latest, stand };
}

/** Keeps what is typed in this tab, brings it back once, and shows what is stored as long as nothing is typed. */
export function useDraftOfEdit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, draft, latest, stand }: Begun<Values>,
  { stored, isIdle }: { stored: Snapshot<Values> | null; isIdle: boolean },
) {
  const [isRestored, setRestored] = useState(draft !== null);
  const { keptAt, note, forget: unkeep } = useKeptAt();

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [form, draft]);

  useEffect(() => {
    const delayed = delayDrafts();
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        delayed.write(() => {
          if (!isDirty) {
            dropDraft(key);
            unkeep();
          } else if (keepEditDraft(key, { values: values as Values, begun: latest.current })) note();
        });
      },
    });
    return () => {
      stop();
      delayed.flush();
      delayed.end();
    };
  }, [form, key, latest, note, unkeep]);

  const version = stored?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says whether what is stored is another
  useEffect(() => {
    if (!stored || !isIdle || stored.version <= latest.current.version) return;
    stand(stored);
    form.reset(stored.values as DefaultValues<Values>);
  }, [form, version, isIdle]);

  function forget(): void {
    dropDraft(key);
    setRestored(false);
    unkeep();
  }
  return {
    state: isRestored ? ('restored' as const) : ('none' as const),
    keptAt,
    restore: () => undefined,
    forget,
    discard: () => {
      if (stored) stand(stored);
      form.reset((stored ?? latest.current).values as DefaultValues<Values>);
      forget();
    },
  };
}

/** Puts values into a form and into what the edit stands on, by the path in the form. */
export function patched<Values extends FieldValues>(
  snapshot: Snapshot<Values>,
  patch: { readonly [path: string]: unknown },
): Snapshot<Values> {
  const values = structuredClone(snapshot.values) as Record<string, unknown>;
  for (const [path, value] of Object.entries(patch)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = values;
    for (const key of keys) place = place[key] as Record<string, unknown>;
    place[last] = value;
  }
  return { ...snapshot, values: values as Snapshot<Values>['values'] };
}

/** Sets a field whose path is only known at run time. */
export function setField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  path: string,
  value: unknown,
): void {
  form.setValue(path as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
}
