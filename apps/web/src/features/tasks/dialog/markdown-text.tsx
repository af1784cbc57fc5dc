import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';

const Markdown = latePart(async () => (await import('./markdown.tsx')).Markdown);

/** Markdown, shown by a part that is fetched for the first text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonText lines={3} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
