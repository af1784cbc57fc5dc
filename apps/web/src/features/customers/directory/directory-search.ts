/** What the address of the directory says; what cannot be read is dropped. */
export type DirectorySearch = { name?: string; order?: 'DESC' };

export function readDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  const { name, order } = search;
  return {
    ...(typeof name === 'string' && name.trim() !== '' ? { name } : {}),
    ...(order === 'DESC' ? { order } : {}),
  };
}
