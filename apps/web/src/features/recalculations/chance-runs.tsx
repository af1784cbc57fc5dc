import { loadWords } from '@zuschlag/i18n/activate';
import { lazy } from 'react';

/** How far the runs on Chances are, each with its name. */
export const ChanceRuns = lazy(async () => {
  const [{ RunList }] = await Promise.all([import('./run-list.tsx'), loadWords('overview'), loadWords('calculation')]);
  return { default: RunList };
});
