import type { DocumentHit } from '@zuschlag/validation/reading/search';

/** A passage with the words that were found in it. */
export function MarkedText({ text, marks }: Pick<DocumentHit, 'text' | 'marks'>) {
  const pieces = marks.map(({ start, end }, index) => ({
    before: text.slice(marks[index - 1]?.end ?? 0, start),
    found: text.slice(start, end),
    start,
  }));
  return (
    <>
      {pieces.map(({ before, found, start }) => (
        <span key={start}>
          {before}
          <mark className="rounded-xs bg-warn-soft font-medium text-ink">{found}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
