import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { decodeText } from './decode-text.ts';

export function TextView({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const { t } = useLingui();
  const text = useMemo(() => decodeText(bytes), [bytes]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={t`Inhalt von ${name}`}
      className="h-full overflow-auto whitespace-pre-wrap break-words p-4 font-mono text-13 focus-visible:ring-focus"
    >
      {text}
    </section>
  );
}
