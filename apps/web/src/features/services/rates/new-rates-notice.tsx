import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { useSyncExternalStore } from 'react';
import { onQuestion, openQuestion } from '../../../app/api/new-rates-question.ts';
import { withWords } from '../../../app/features/with-words.ts';

const NewRatesDialog = lazyOverlay(
  async () => (await withWords('calculation', import('./new-rates-dialog.tsx'))).NewRatesDialog,
);

/** Shows the question of a save that would move approved prices with the tables. */
export function NewRatesNotice() {
  const question = useSyncExternalStore(onQuestion, openQuestion);
  return question && <NewRatesDialog question={question} isOpen />;
}
