import type { Feature } from '../../app/features/feature.ts';
import { ChangedChancesNotice } from './changed-chances-notice.tsx';
import { RecalculationNotice } from './recalculation-notice.tsx';

export const recalculations: Feature = {
  id: 'recalculations',
  pages: [],
  chanceNotices: [{ id: 'recalculation', isOnEveryPage: true, Part: RecalculationNotice }],
  listNotices: [{ id: 'changed-chances', Part: ChangedChancesNotice }],
};
