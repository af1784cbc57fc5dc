import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PdfDocument } from './pdf-engine.ts';

const width = 108;

/** A page in small, drawn when it comes into view. */
export function PageThumbnail({
  pdf,
  number,
  isCurrent,
  onGoTo,
}: {
  pdf: PdfDocument;
  number: number;
  isCurrent: boolean;
  onGoTo: (page: number) => void;
}) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let stop: (() => void) | null = null;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: (width * devicePixelRatio) / page.getViewport({ scale: 1 }).width });
      Object.assign(target, { width: viewport.width, height: viewport.height });
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      // A page that cannot be drawn stays white; its number still leads there.
      void draw().catch(() => undefined);
    });
    seen.observe(target);
    return () => {
      seen.disconnect();
      stop?.();
    };
  }, [pdf, number]);
  return (
    <li>
      <button
        type="button"
        aria-label={t`Seite ${number}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onGoTo(number)}
        className="grid cursor-pointer justify-items-center gap-1 rounded-badge p-1 text-12 text-ink-3 hover:bg-hover focus-visible:ring-focus aria-[current]:bg-active aria-[current]:text-ink"
      >
        <canvas ref={canvas} className="h-auto min-h-20 w-27 border bg-white" />
        <span className="tnum">{number}</span>
      </button>
    </li>
  );
}
