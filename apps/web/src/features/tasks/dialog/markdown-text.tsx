import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

/** Markdown, shown by a part that is fetched for the first text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonText lines={3} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
