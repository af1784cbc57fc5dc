import { useLingui } from '@lingui/react/macro';
import mammoth from 'mammoth';
import { useEffect, useState } from 'react';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { SandboxedHtml } from './sandboxed-html.tsx';

/** A text document: headings, lists, tables and pictures, without the layout of its pages. */
export function DocxView({ bytes, name, onFailed }: { bytes: Uint8Array; name: string; onFailed: () => void }) {
  const { t } = useLingui();
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    // A copy, because the library wants a buffer of its own. Files that the document only refers to are not fetched.
    mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer }, { externalFileAccess: false }).then(
      ({ value }) => {
        if (!isOver) setHtml(value);
      },
      () => {
        if (!isOver) onFailed();
      },
    );
    return () => {
      isOver = true;
    };
  }, [bytes, onFailed]);
  return html === null ? <PreviewSkeleton /> : <SandboxedHtml html={html} title={t`Inhalt von ${name}`} />;
}
