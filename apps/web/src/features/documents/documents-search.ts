/** What the address of the page of documents says: what is open, as which release, at which page. */
export type DocumentsSearch = {
  document?: string;
  /** a release; left out, the newest one */
  version?: string;
  page?: number;
};

export function readDocumentsSearch({ document, version, page }: Record<string, unknown>): DocumentsSearch {
  const number = Number(page);
  return {
    ...(typeof document === 'string' ? { document } : {}),
    ...(typeof version === 'string' ? { version } : {}),
    ...(Number.isInteger(number) && number > 0 ? { page: number } : {}),
  };
}
