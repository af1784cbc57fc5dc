import { formatTime } from '@zuschlag/i18n/format';
import { houseActText, houseChangeText } from '@zuschlag/i18n/history/house-text';
import { actorText } from '@zuschlag/i18n/history-text';
import { exportWords, historyExportHeadings } from '@zuschlag/i18n/messages/exports';
import { houseFieldType } from '@zuschlag/validation/chance/history/house-field-type';
import type { HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import { type HouseTrailExport, houseTrailExport } from '@zuschlag/validation/exports/exports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { FileLanguage } from '../../configuration/imports/cells/format-cell.ts';
import { houseTrailOf, mayReadHouseTrail } from '../../history/house/house-trail.ts';
import type { ExportKind, ExportRow } from '../export-kind.ts';

const PER_PORTION = 500;

/** The trail of an organization or of the tenant as its reader sees it: one row for each field that changed. */
export const houseTrailAsRows: ExportKind<HouseTrailExport> = {
  question: houseTrailExport,
  title: exportWords.houseTrail,
  check: mayReadHouseTrail,
  columns: (_, language) =>
    (['day', 'time', 'person', 'organization', 'chance', 'act', 'field', 'from', 'to'] as const).map((column) => ({
      heading: historyExportHeadings[column][language],
      kind: column === 'day' ? 'day' : 'text',
    })),
  count: async () => null,
  async *portions({ inTransaction }, question, language) {
    let after: string | null = null;
    do {
      const asked = { ...question, first: PER_PORTION, after };
      const page: Awaited<ReturnType<typeof houseTrailOf>> = await inTransaction((work) => houseTrailOf(work, asked));
      yield page.edges.flatMap(({ node }) => rowsOf(node, language));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  },
};

function rowsOf(entry: HouseEntry, language: FileLanguage): ExportRow[] {
  const at = new Date(entry.at);
  const said = [
    ...[berlinDayOf(at), formatTime(at, language), actorText(entry, language)],
    ...[entry.person?.organization ?? null, entry.chance?.name ?? null, houseActText(entry, language)],
  ];
  if (entry.changes.length === 0) return [[...said, null, null, null]];
  return entry.changes.map((change) => {
    const { field, from, to } = houseChangeText(change, houseFieldType(change.field), language);
    return [...said, field, change.from === null ? null : from, change.to === null ? null : to];
  });
}
