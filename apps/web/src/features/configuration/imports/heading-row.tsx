import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { useState } from 'react';
import { useImportActions } from './use-import-actions.ts';

/** Names the row of the headings of a file in which they were not found, and reads it again. */
export function HeadingRow({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { planAnew, isPending } = useImportActions(one);
  const [row, setRow] = useState(one.headingRow);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const isRow = Number.isInteger(row) && Number(row) >= 1 && Number(row) <= importLimits.headingRow;
        setWrong(!isRow);
        if (isRow) void planAnew(row);
      }}
    >
      <div className="w-56 max-sm:w-full">
        <NumberField
          label={t`Überschriften stehen in Zeile`}
          value={row}
          onChange={setRow}
          errorMessage={
            isWrong ? t`Bitte geben Sie die Nummer der Zeile ein, höchstens ${importLimits.headingRow}.` : undefined
          }
        />
      </div>
      <Button type="submit" isPending={isPending}>{t`Noch einmal lesen`}</Button>
    </form>
  );
}
