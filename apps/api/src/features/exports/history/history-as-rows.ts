import { formatTime } from '@zuschlag/i18n/format';
import { actorText, actText, changeText } from '@zuschlag/i18n/history-text';
import { exportWords } from '@zuschlag/i18n/messages/exports';
import type { HistoryEntry } from '@zuschlag/validation/chance/history/history';
import { trailFields } from '@zuschlag/validation/chance/history/trail-fields';
import { type ChanceHistoryExport, chanceHistoryExport } from '@zuschlag/validation/exports/exports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { requireChance } from '../../chance/find-chance.ts';
import type { FileLanguage } from '../../configuration/imports/cells/format-cell.ts';
import { historyOfChance } from '../../history/history.ts';
import type { ExportKind, ExportRow } from '../export-kind.ts';
import { historyColumns, pagesInPortions } from './pages-in-portions.ts';

/** The history of a Chance as its reader sees it, the latest entry first: one row for each field that changed. */
export const historyAsRows: ExportKind<ChanceHistoryExport> = {
  question: chanceHistoryExport,
  title: exportWords.chanceHistory,
  check: async (work, { chanceId }) => void (await requireChance(work, chanceId)),
  columns: (_, language) =>
    historyColumns(['day', 'time', 'person', 'organization', 'act', 'field', 'from', 'to'], language),
  count: async () => null,
  portions: (reading, question, language) =>
    pagesInPortions(
      reading,
      (work, cursor) => historyOfChance(work, { ...question, ...cursor }),
      (entry) => rowsOf(entry, language),
    ),
};

function rowsOf(entry: HistoryEntry, language: FileLanguage): ExportRow[] {
  const at = new Date(entry.at);
  const said = [
    berlinDayOf(at),
    formatTime(at, language),
    actorText(entry, language),
    entry.person?.organization ?? null,
    actText(entry, language),
  ];
  if (entry.changes.length === 0) return [[...said, null, null, null]];
  return entry.changes.map((change) => {
    const { field, from, to } = changeText(change, trailFields[change.field], language);
    return [...said, field, change.from === null ? null : from, change.to === null ? null : to];
  });
}
