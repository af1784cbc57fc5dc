import { localeTags } from '@zuschlag/i18n/locales';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { useState } from 'react';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { dropDraft } from '../../../forms/draft.ts';
import type { GridFigure } from '../../../tables/grid/grid.tsx';
import { GridEditor } from '../../../tables/grid/grid-editor.tsx';
import type { ContractDays } from '../shifts/shift-values.ts';
import { tableKinds } from './table-kinds.ts';
import { type TypedRows, typedRowsOf } from './typed-rows.ts';
import { useGridLabels } from './use-grid-labels.ts';

export type NewTableProps = {
  kind: TableKind;
  /** The rows of the form, each with a key of its own. */
  rows: readonly { id: string }[];
  draftKey: string;
  contract: ContractDays;
  label: string;
  figure?: GridFigure;
  /** Takes the typed rows while they differ from those of the form; null when they do not. */
  onDraft: (rows: TypedRows | null) => void;
  /** Takes the rows over into the form. */
  onRows: (rows: TypedRows) => void;
  onClose: () => void;
};

/** The rows of a form have no versions: only this table changes them while it is open. */
const version = 1;

/** A list of a service that is not stored yet as a table to edit. Sending the form takes its rows over. */
export function NewTable({ kind, rows, draftKey, contract, onDraft, onRows, onClose, ...rest }: NewTableProps) {
  const language = localeTags[useAppLocale()];
  const facts = tableKinds[kind];
  const [schema] = useState(() => facts.schemaOf(contract));
  return (
    <GridEditor
      {...rest}
      kind={facts.kind}
      schema={schema}
      language={language}
      stored={rows}
      version={version}
      labels={useGridLabels(kind)}
      ways={facts.ways}
      draftKey={draftKey}
      save={async ({ rows: all }) => {
        dropDraft(draftKey);
        onRows(typedRowsOf(kind, all));
        onClose();
        return { rows, version };
      }}
      refresh={async () => ({ rows, version })}
      savedMessage={null}
      onDraft={(typed) => onDraft(typed && typedRowsOf(kind, typed))}
      onClose={onClose}
    />
  );
}
