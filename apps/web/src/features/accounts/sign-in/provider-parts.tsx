import { latePart } from '@zuschlag/ui/parts/late-part';
import { type ComponentProps, Suspense } from 'react';
import { withWords } from '../../../app/features/with-words.ts';

const LateButtons = latePart(
  async () => (await withWords('access', import('../providers/provider-buttons.tsx'))).ProviderButtons,
);

/** What comes back from a provider. */
export const FromProvider = latePart(
  async () => (await withWords('access', import('../providers/from-provider.tsx'))).FromProvider,
);

/** The ways in without a password, after the form: their code comes last, and their place is kept. */
export function ProviderButtons(start: ComponentProps<typeof LateButtons>) {
  return (
    <Suspense fallback={<div className="h-[9.5rem]" />}>
      <LateButtons {...start} />
    </Suspense>
  );
}
