import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { openPdf, type PdfDocument, viewerOfPdfjs } from './pdf-engine.ts';
import { clampZoom, scaleOf } from './pdf-zoom.ts';

type Viewer = InstanceType<Awaited<typeof viewerOfPdfjs>['PDFViewer']>;
type Parts = { viewer: Viewer; bus: InstanceType<Awaited<typeof viewerOfPdfjs>['EventBus']>; pdf: PdfDocument };
export type Matches = { current: number; total: number };

const nothingFound: Matches = { current: 0, total: 0 };
const pageWidthAtFirst = (viewer: Viewer) => viewer.getPageView(0)?.viewport.width / viewer.currentScale;

/**
 * Shows a PDF in a scrolling place. The viewer of pdf.js draws the pages near the visible part only, and puts selectable
 * text and links over them; what surrounds it is ours.
 */
export function usePdfViewer(
  bytes: Uint8Array,
  { place, startPage }: { place: RefObject<HTMLDivElement | null>; startPage: number },
) {
  const { t } = useLingui();
  const [state, setState] = useState<'opening' | 'shown' | 'failed'>('opening');
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  const [page, setPage] = useState(startPage);
  const [zoom, setZoom] = useState(1);
  const [matches, setMatches] = useState<Matches>(nothingFound);
  const parts = useRef<Parts | null>(null);
  const zoomNow = useRef(1);
  const firstPage = useRef(startPage);
  const pageName = useRef((number: number) => String(number));
  pageName.current = (number) => t`Seite ${number}`;

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    const { opened, close } = openPdf(bytes);
    const end = new AbortController();
    const { signal } = end;
    const show = async () => {
      const [document, { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer }] = await Promise.all([
        opened,
        viewerOfPdfjs,
      ]);
      if (signal.aborted) return;
      const bus = new EventBus();
      const linkService = new PDFLinkService({ eventBus: bus, externalLinkTarget: LinkTarget.BLANK });
      const findController = new PDFFindController({ eventBus: bus, linkService });
      const viewer = new PDFViewer({
        ...{ container, eventBus: bus, linkService, findController, abortSignal: signal },
        // Links, but no fields to fill in.
        annotationMode: 1,
        l10n: namesOfPages(pageName) as never,
        removePageBorders: true,
      });
      linkService.setViewer(viewer);
      const fit = () => {
        viewer.currentScale = scaleOf(zoomNow.current, container.clientWidth, pageWidthAtFirst(viewer));
      };
      bus.on('pagesinit', () => {
        fit();
        viewer.currentPageNumber = Math.min(firstPage.current, document.numPages);
        setState('shown');
      });
      bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => setPage(pageNumber));
      const count = ({ matchesCount }: { matchesCount: Matches }) => setMatches(matchesCount);
      bus.on('updatefindmatchescount', count);
      bus.on('updatefindcontrolstate', count);
      viewer.setDocument(document);
      linkService.setDocument(document);
      parts.current = { viewer, bus, pdf: document };
      setPdf(document);
      let width = container.clientWidth;
      const resizing = new ResizeObserver(() => {
        if (container.clientWidth === width || viewer.pagesCount === 0) return;
        width = container.clientWidth;
        fit();
      });
      resizing.observe(container);
      signal.addEventListener('abort', () => resizing.disconnect());
    };
    void show().catch(() => {
      if (!signal.aborted) setState('failed');
    });
    return () => {
      end.abort();
      parts.current?.viewer.setDocument(null as never);
      parts.current = null;
      close();
    };
  }, [bytes, place]);

  return {
    state,
    pdf,
    page,
    zoom,
    matches,
    zoomTo(wished: number) {
      const next = clampZoom(wished);
      zoomNow.current = next;
      setZoom(next);
      const viewer = parts.current?.viewer;
      const container = place.current;
      if (viewer && container) viewer.currentScale = scaleOf(next, container.clientWidth, pageWidthAtFirst(viewer));
    },
    /**
     * Has a page drawn on each time the viewer has drawn it: it forgets what others put there.
     *
     * @returns ends it
     */
    drawOver(number: number, draw: (page: HTMLElement) => () => void): () => void {
      const current = parts.current;
      if (!current) return () => undefined;
      let undo: () => void = () => undefined;
      const redraw = ({ pageNumber }: { pageNumber: number }) => {
        if (pageNumber !== number) return;
        undo();
        undo = draw(current.viewer.getPageView(number - 1).div);
      };
      current.bus.on('pagerendered', redraw);
      redraw({ pageNumber: number });
      return () => {
        current.bus.off('pagerendered', redraw);
        undo();
      };
    },
    goTo(number: number) {
      const current = parts.current;
      if (current) current.viewer.currentPageNumber = Math.min(Math.max(number, 1), current.pdf.numPages);
    },
    goToDestination(destination: string | unknown[]) {
      void parts.current?.viewer.linkService.goToDestination(destination as never);
    },
    /** @param isBackward for the same text: the match before; an empty text ends the search */
    find(query: string, isBackward: boolean, isAgain: boolean) {
      if (query === '') setMatches(nothingFound);
      parts.current?.bus.dispatch('find', {
        ...{ source: null, type: isAgain ? 'again' : '', query, caseSensitive: false, entireWord: false },
        ...{ highlightAll: true, findPrevious: isBackward, matchDiacritics: false },
      });
    },
  };
}

/** The only words that the viewer puts into the page: the name of each page, for screen readers. */
function namesOfPages(name: RefObject<(page: number) => string>) {
  const translate = async (element: HTMLElement) => {
    const named = [element, ...element.querySelectorAll<HTMLElement>('[data-l10n-id]')];
    for (const one of named) {
      if (one.dataset.l10nId !== 'pdfjs-page-landmark') continue;
      one.setAttribute('aria-label', name.current(JSON.parse(one.dataset.l10nArgs ?? '{}').page));
    }
  };
  const nothing = async () => undefined;
  return {
    ...{ translate, translateOnce: translate, destroy: nothing, pause: () => undefined, resume: () => undefined },
    ...{ getLanguage: () => 'de', getDirection: () => 'ltr' },
    get: async (_ids: unknown, _args: unknown, fallback?: string) => fallback ?? '',
  };
}
