import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSchema } from '../../../forms/schema-source.ts';
import type { EntryFormApi } from '../entries/entry-field.tsx';
import { entrySchema } from '../entries/entry-values.ts';
import { RateImpactPanel } from './rate-impact-panel.tsx';
import type { RateChanges } from './use-rate-impact.ts';

const settleMs = 500;

/**
 * The effect of a typed row on open Chances: as soon as it is complete, and again when the typing pauses. A row that was
 * refused, e.g. because its day is taken, has no effect.
 */
export function TypedEntryImpact({ form, table }: { form: EntryFormApi; table: TableKey }) {
  const schema = useSchema(entrySchema(table));
  const values = useWatch({ control: form.control });
  const { errors } = useFormState({ control: form.control });
  const isRefused = Object.keys(errors).length > 0;
  const checked = isRefused ? undefined : schema?.safeParse(values);
  return <SettledImpact changes={checked?.success ? { add: { [table]: [checked.data] } } : null} />;
}

/** Fetches the effect when a change has settled for a moment; null means no change yet. */
export function SettledImpact({ changes }: { changes: RateChanges | null }) {
  const text = changes ? JSON.stringify(changes) : null;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  if (settled === null || settled !== text) return null;
  return <RateImpactPanel changes={JSON.parse(settled) as RateChanges} />;
}
