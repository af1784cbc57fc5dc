import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';

/** How far the runs on Chances are, each with its name. */
export const ChanceRuns = latePart(async () => {
  const [{ RunList }] = await Promise.all([import('./run-list.tsx'), loadWords('overview'), loadWords('calculation')]);
  return RunList;
});
