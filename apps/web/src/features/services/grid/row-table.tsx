import { localeTags } from '@zuschlag/i18n/locales';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { useState } from 'react';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { GridEditor, type GridEditorProps } from '../../../tables/grid/grid-editor.tsx';
import { useCautions } from '../rows/use-cautions.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { tableKinds } from './table-kinds.ts';
import { type TypedRows, typedRowsOf } from './typed-rows.ts';
import { useGridLabels } from './use-grid-labels.ts';

/** What every table of a list of a service is given, whether the service is stored or not. */
export type RowTableProps = Pick<GridEditorProps, 'label' | 'figure' | 'onClose'> & {
  kind: TableKind;
  contract: ContractDays;
  /** Takes the typed rows while they differ from those that stand; null when they do not. */
  onDraft: (rows: TypedRows | null) => void;
};

/** A list of a service as a table to edit: its columns, its checks and its words. */
export function RowTable({
  kind,
  contract,
  chanceId,
  onDraft,
  ...editor
}: RowTableProps & { chanceId: string } & Omit<
    GridEditorProps,
    'kind' | 'schema' | 'language' | 'labels' | 'ways' | 'onDraft'
  >) {
  const language = localeTags[useAppLocale()];
  const facts = tableKinds[kind];
  const [schema] = useState(() => facts.schemaOf(contract));
  return (
    <GridEditor
      {...editor}
      kind={facts.kind}
      schema={schema}
      language={language}
      labels={useGridLabels(kind)}
      ways={facts.ways}
      cautionOf={useCautions(kind, chanceId)}
      onDraft={(rows) => onDraft(rows && typedRowsOf(kind, rows))}
    />
  );
}
