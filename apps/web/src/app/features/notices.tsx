import { Suspense } from 'react';
import type { Feature } from './feature.ts';
import { useFeatures } from './features-context.tsx';

type Place = 'listNotices' | 'tableNotices' | 'costDefaultsNotices';

/** The notices of all features for a place. */
export function Notices({ of: place }: { of: Place }) {
  const notices = useFeatures().flatMap((feature: Feature) => feature[place] ?? []);
  return notices.map(({ id, Part }) => (
    <Suspense key={id}>
      <Part />
    </Suspense>
  ));
}
