import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { AddEntryContentProps } from './add-entry-props.ts';

const EntryDialog = lazyOverlay(async () => (await import('./entry-dialog.tsx')).EntryDialog);
const TariffSheet = lazyOverlay(async () => (await import('../tariffs/tariff-sheet.tsx')).TariffSheet);
const HolidayDialog = lazyOverlay(async () => (await import('../holidays/holiday-dialog.tsx')).HolidayDialog);

/** The form that adds to a table: a tariff is a sheet, holidays come several at once, the others are a few fields. */
export function AddEntry({
  table,
  adding,
  onClose,
}: {
  table: TableKey;
  adding: Pick<AddEntryContentProps, 'like'> | null;
  onClose: () => void;
}) {
  const place = { isOpen: adding !== null, like: adding?.like ?? null, onClose };
  if (table === 'tariff') return <TariffSheet {...place} />;
  if (table === 'holiday') return <HolidayDialog {...place} />;
  return <EntryDialog {...place} table={table} />;
}
