import type { Feature } from '../../app/features/feature.ts';
import { ChanceRuns } from './chance-runs.tsx';
import { ChangedDefaultsNotice, ChangedTablesNotice } from './changed-chances-notice.tsx';
import { RecalculationNotice } from './recalculation-notice.tsx';

export const recalculations: Feature = {
  id: 'recalculations',
  pages: [],
  chanceNotices: [{ id: 'recalculation', isOnEveryPage: true, Part: RecalculationNotice }],
  listNotices: [{ id: 'changed-chances', Part: ChangedTablesNotice }],
  tableNotices: [{ id: 'changed-chances', Part: ChangedTablesNotice }],
  costDefaultsNotices: [{ id: 'changed-defaults', Part: ChangedDefaultsNotice }],
  chanceRuns: [{ id: 'runs', Part: ChanceRuns }],
};
