import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@zuschlag/ui/navigation/tabs';
import { useEffect, useState } from 'react';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PdfDocument } from './pdf-engine.ts';

type Outline = Awaited<ReturnType<PdfDocument['getOutline']>>;
type Destination = string | unknown[];

/** The headings of a PDF, where it has some, and its pages in small. */
export function PdfContents({
  pdf,
  page,
  onGoTo,
  onDestination,
}: {
  pdf: PdfDocument;
  page: number;
  onGoTo: (page: number) => void;
  onDestination: (destination: Destination) => void;
}) {
  const { t } = useLingui();
  const [outline, setOutline] = useState<Outline>([]);
  const [view, setView] = useState<'headings' | 'pages'>('pages');
  useEffect(() => {
    let isOver = false;
    void pdf.getOutline().then((found) => {
      if (isOver || !found?.length) return;
      setOutline(found);
      setView('headings');
    });
    return () => {
      isOver = true;
    };
  }, [pdf]);
  return (
    <nav aria-label={t`Inhalt und Seiten`} className="flex w-44 shrink-0 flex-col border-r bg-surface">
      {outline.length === 0 ? null : (
        <Tabs
          label={t`Inhalt und Seiten`}
          items={[
            { id: 'headings', label: t`Inhalt` },
            { id: 'pages', label: t`Seiten` },
          ]}
          selected={view}
          onSelect={setView}
          isInset
        />
      )}
      <div className="min-h-0 flex-1 overflow-auto p-2">
        {view === 'headings' ? (
          <Headings headings={outline} onDestination={onDestination} />
        ) : (
          <ol className="grid justify-items-center gap-3">
            {Array.from({ length: pdf.numPages }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
              <PageThumbnail key={index} pdf={pdf} number={index + 1} isCurrent={page === index + 1} onGoTo={onGoTo} />
            ))}
          </ol>
        )}
      </div>
    </nav>
  );
}

function Headings({
  headings,
  onDestination,
}: {
  headings: Outline;
  onDestination: (destination: Destination) => void;
}) {
  return (
    <ul className="grid gap-0.5">
      {headings.map(({ title, dest, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings have no other name; they never change.
        <li key={index}>
          <button
            type="button"
            className="w-full cursor-pointer rounded-badge px-1.5 py-1 text-left text-12 hover:bg-hover focus-visible:ring-focus"
            onClick={() => dest && onDestination(dest as Destination)}
          >
            {title}
          </button>
          {items.length === 0 ? null : (
            <div className="pl-3">
              <Headings headings={items} onDestination={onDestination} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
