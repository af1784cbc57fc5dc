/** What the address of the page of documents says: what is open, as which release, at which page. */
export type DocumentsSearch = {
  document?: string;
  /** a release; left out, the newest one */
  version?: string;
  page?: number;
  /** a passage of the newest release that a search found: it is marked */
  passage?: number;
  /** what the release says otherwise than the one before it, in place of its content */
  changes?: true;
};

export function readDocumentsSearch({
  document,
  version,
  page,
  passage,
  changes,
}: Record<string, unknown>): DocumentsSearch {
  const number = Number(page);
  const found = Number(passage ?? Number.NaN);
  return {
    ...(typeof document === 'string' ? { document } : {}),
    ...(typeof version === 'string' ? { version } : {}),
    ...(Number.isInteger(number) && number > 0 ? { page: number } : {}),
    ...(Number.isInteger(found) && found >= 0 ? { passage: found } : {}),
    ...(changes === true ? { changes } : {}),
  };
}
