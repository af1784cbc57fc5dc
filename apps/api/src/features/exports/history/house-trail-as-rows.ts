import { formatTime } from '@zuschlag/i18n/format';
import { houseActText, houseChangeText } from '@zuschlag/i18n/history/house-text';
import { actorText } from '@zuschlag/i18n/history-text';
import { exportWords } from '@zuschlag/i18n/messages/exports';
import { houseFieldType } from '@zuschlag/validation/chance/history/house-field-type';
import type { HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import { type HouseTrailExport, houseTrailExport } from '@zuschlag/validation/exports/exports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { FileLanguage } from '../../configuration/imports/cells/format-cell.ts';
import { houseTrailOf, mayReadHouseTrail } from '../../history/house/house-trail.ts';
import type { ExportKind, ExportRow } from '../export-kind.ts';
import { historyColumns, pagesInPortions } from './pages-in-portions.ts';

/** The trail of an organization or of the tenant as its reader sees it: one row for each field that changed. */
export const houseTrailAsRows: ExportKind<HouseTrailExport> = {
  question: houseTrailExport,
  title: exportWords.houseTrail,
  check: mayReadHouseTrail,
  columns: (_, language) =>
    historyColumns(['day', 'time', 'person', 'organization', 'chance', 'act', 'field', 'from', 'to'], language),
  count: async () => null,
  portions: (reading, question, language) =>
    pagesInPortions(
      reading,
      (work, cursor) => houseTrailOf(work, { ...question, ...cursor }),
      (entry) => rowsOf(entry, language),
    ),
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
