/** Whose rights the page shows, as the address holds it; left out, those of all roles. */
export type RightsSearch = { who?: number };

export function readRightsSearch({ who }: Record<string, unknown>): RightsSearch {
  const userId = Number(who);
  return Number.isInteger(userId) && userId > 0 ? { who: userId } : {};
}
