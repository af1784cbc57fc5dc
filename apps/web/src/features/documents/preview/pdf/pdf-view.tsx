import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { PanelLeft, Printer, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { PageNumber } from './page-number.tsx';
import { PdfContents } from './pdf-contents.tsx';
import { PdfSearch } from './pdf-search.tsx';
import { zoomRange } from './pdf-zoom.ts';
import { printPdf } from './print-pdf.ts';
import { useMarkedPlace } from './use-marked-place.ts';
import { usePdfViewer } from './use-pdf-viewer.ts';

/** A PDF, page under page: with zoom, contents, search and print. The only place that knows which library draws it. */
export function PdfView({
  bytes,
  name,
  startPage = 1,
  place: marked,
  onFailed,
}: {
  bytes: Uint8Array;
  name: string;
  startPage?: number;
  /** words to mark; the page moves to them */
  place?: DocumentPlace;
  /** The file cannot be read. */
  onFailed: () => void;
}) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const viewer = usePdfViewer(bytes, { place, startPage });
  const [isListing, setListing] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { state, pdf, page, zoom } = viewer;
  useMarkedPlace(viewer, marked);
  useEffect(() => {
    if (state === 'failed') onFailed();
  }, [state, onFailed]);
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    event.preventDefault();
    setSearching(true);
  };
  const print = () => {
    if (!pdf) return;
    setPrinting(true);
    void printPdf(pdf)
      .catch(() => toasts.error(t`Das Dokument ließ sich nicht drucken.`))
      .finally(() => setPrinting(false));
  };
  const closeSearch = () => {
    viewer.find('', false, false);
    setSearching(false);
    place.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys that its controls do not take.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={keys}>
      <div role="toolbar" aria-label={t`Anzeige`} className="flex flex-wrap items-center gap-1 border-b px-2 py-1">
        <IconButton
          label={t`Inhalt und Seiten`}
          icon={<PanelLeft />}
          isSelected={isListing}
          onPress={() => setListing(!isListing)}
        />
        <PageNumber page={page} pages={pdf?.numPages ?? 0} onGoTo={viewer.goTo} />
        <span className="mx-1 h-5 border-l" aria-hidden="true" />
        <IconButton
          label={t`Verkleinern`}
          icon={<ZoomOut />}
          isDisabled={zoom <= zoomRange.least}
          reason={t`Kleiner geht es nicht.`}
          onPress={() => viewer.zoomTo(zoom - zoomRange.step)}
        />
        <span className="tnum min-w-12 text-center text-12 text-ink-2" role="status">
          {percent(zoom)}
        </span>
        <IconButton
          label={t`Vergrößern`}
          icon={<ZoomIn />}
          isDisabled={zoom >= zoomRange.most}
          reason={t`Größer geht es nicht.`}
          onPress={() => viewer.zoomTo(zoom + zoomRange.step)}
        />
        <span className="ml-auto" />
        <IconButton
          label={t`Im Dokument suchen`}
          icon={<Search />}
          isSelected={isSearching}
          onPress={() => (isSearching ? closeSearch() : setSearching(true))}
        />
        <IconButton
          label={t`Drucken`}
          icon={<Printer />}
          isDisabled={isPrinting || !pdf}
          reason={isPrinting ? t`Die Seiten werden für den Druck gezeichnet.` : t`Das Dokument wird geöffnet`}
          onPress={print}
        />
      </div>
      {isSearching ? <PdfSearch matches={viewer.matches} onFind={viewer.find} onClose={closeSearch} /> : null}
      <div className="flex min-h-0 flex-1">
        {isListing && pdf ? (
          <PdfContents pdf={pdf} page={page} onGoTo={viewer.goTo} onDestination={viewer.goToDestination} />
        ) : null}
        <div className="relative min-w-0 flex-1 bg-sunken">
          {state === 'opening' ? (
            <div role="status" aria-label={t`Das Dokument wird geöffnet`} className="absolute inset-4">
              <Skeleton height="100%" />
            </div>
          ) : null}
          <section aria-label={t`Seiten von ${name}`}>
            {/* The viewer refuses any element but a div. */}
            <div
              ref={place}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
              tabIndex={0}
              className="absolute inset-0 overflow-auto pt-3 focus-visible:ring-focus"
            >
              <div className="pdfViewer" />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
