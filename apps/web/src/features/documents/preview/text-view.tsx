import { useLingui } from '@lingui/react/macro';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { useEffect, useMemo, useRef } from 'react';
import { decodeText } from './decode-text.ts';

/** The text of a file, with the piece that a place names marked and in sight. */
export function TextView({ bytes, name, place }: { bytes: Uint8Array; name: string; place?: DocumentPlace }) {
  const { t } = useLingui();
  const text = useMemo(() => decodeText(bytes), [bytes]);
  const marked = useRef<HTMLElement>(null);
  const { from = 0, to = 0 } = place?.span ?? {};
  useEffect(() => {
    if (to > from) marked.current?.scrollIntoView({ block: 'center' });
  }, [from, to]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={t`Inhalt von ${name}`}
      className="h-full overflow-auto whitespace-pre-wrap break-words p-4 font-mono text-13 focus-visible:ring-focus"
    >
      {to > from ? (
        <>
          {text.slice(0, from)}
          <mark ref={marked} className="rounded-xs bg-warn-soft font-medium text-ink">
            {text.slice(from, to)}
          </mark>
          {text.slice(to)}
        </>
      ) : (
        text
      )}
    </section>
  );
}
