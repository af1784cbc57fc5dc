import { formatTime } from '@zuschlag/i18n/format';
import { actorText, actText, changeText } from '@zuschlag/i18n/history-text';
import { exportWords, historyExportHeadings } from '@zuschlag/i18n/messages/exports';
import type { HistoryEntry } from '@zuschlag/validation/chance/history/history';
import { trailFields } from '@zuschlag/validation/chance/history/trail-fields';
import { type ChanceHistoryExport, chanceHistoryExport } from '@zuschlag/validation/exports/exports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { requireChance } from '../../chance/find-chance.ts';
import type { FileLanguage } from '../../configuration/imports/cells/format-cell.ts';
import { historyOfChance } from '../../history/history.ts';
import type { ExportKind, ExportRow } from '../export-kind.ts';

const PER_PORTION = 500;

/** The history of a Chance as its reader sees it, the latest entry first: one row for each field that changed. */
export const historyAsRows: ExportKind<ChanceHistoryExport> = {
  question: chanceHistoryExport,
  title: exportWords.chanceHistory,
  check: async (work, { chanceId }) => void (await requireChance(work, chanceId)),
  columns: (_, language) =>
    (['day', 'time', 'person', 'organization', 'act', 'field', 'from', 'to'] as const).map((column) => ({
      heading: historyExportHeadings[column][language],
      kind: column === 'day' ? 'day' : 'text',
    })),
  count: async () => null,
  async *portions({ inTransaction }, question, language) {
    let after: string | null = null;
    do {
      const asked = { ...question, first: PER_PORTION, after };
      const page: Awaited<ReturnType<typeof historyOfChance>> = await inTransaction((work) =>
        historyOfChance(work, asked),
      );
      yield page.edges.flatMap(({ node }) => rowsOf(node, language));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  },
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
