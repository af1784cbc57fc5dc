import { useEffect } from 'react';

/** The name of the page in the tab of the browser. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Zuschlag`;
  }, [title]);
}
