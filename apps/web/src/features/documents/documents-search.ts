/** What the address of the page of documents says: what is open, as which release, at which page. */
export type DocumentsSearch = {
  document?: string;
  /** a release; left out, the newest one */
  version?: string;
  page?: number;
  /** what the release says otherwise than the one before it, in place of its content */
  changes?: true;
};

export function readDocumentsSearch({ document, version, page, changes }: Record<string, unknown>): DocumentsSearch {
  const number = Number(page);
  return {
    ...(typeof document === 'string' ? { document } : {}),
    ...(typeof version === 'string' ? { version } : {}),
    ...(Number.isInteger(number) && number > 0 ? { page: number } : {}),
    ...(changes === true ? { changes } : {}),
  };
}
