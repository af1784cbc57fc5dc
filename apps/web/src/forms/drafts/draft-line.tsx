import { useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { useFormat } from '../../app/preferences/use-format.ts';
import type { SchemaForm } from '../use-schema-form.ts';

/** Says when what is typed was last stored in this browser; nothing before that. */
export function DraftLine<Values extends FieldValues, Output>({ form }: { form: SchemaForm<Values, Output> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { keptAt } = form.draft;
  if (keptAt === null) return null;
  const time = format.time(keptAt);
  return <p className="tnum text-12 text-ink-3 max-sm:order-last max-sm:w-full">{t`Entwurf gesichert, ${time}`}</p>;
}
