import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { readStored, storageKeys, store } from '../../../app/preferences/browser-storage.ts';
import { defaultTable, readTableSearch, type TableSearch } from './table-search.ts';

/** Every table keeps its filters and its order for the session, so that one can look into another and come back. */
export function rememberTableSearch(search: TableSearch): void {
  store('session', keyOf(search.tab ?? defaultTable), JSON.stringify(search));
}

/** @returns what the table was last narrowed by, with the table itself */
export function rememberedTableSearch(tab: TableKey): TableSearch {
  const kept = readStored('session', keyOf(tab));
  try {
    return readTableSearch({ ...(JSON.parse(kept ?? '{}') as Record<string, unknown>), tab });
  } catch {
    return { tab };
  }
}

function keyOf(tab: TableKey): string {
  return storageKeys.list(`configuration-search-${tab}`);
}
