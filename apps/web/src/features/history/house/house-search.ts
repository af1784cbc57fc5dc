import { readPeriod } from '../history-search.ts';

/** What the trail is narrowed to, as the address holds it; the page reads what of it is an area. */
export type HouseSearch = { organization?: number; area?: string; who?: number; from?: string; until?: string };

export function readHouseSearch({ organization, area, who, ...days }: Record<string, unknown>): HouseSearch {
  return {
    ...idIn('organization', organization),
    ...(area ? { area: `${area}` } : {}),
    ...idIn('who', who),
    ...readPeriod(days),
  };
}

function idIn(name: string, value: unknown): { [name: string]: number } {
  return Number.isInteger(value) && Number(value) > 0 ? { [name]: Number(value) } : {};
}
