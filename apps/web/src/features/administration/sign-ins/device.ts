const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['OPR/', 'Opera'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * Browser and device by what a browser calls itself. The order counts: each of them names those it descends from as well.
 *
 * @returns null when nothing in it is known
 */
export function deviceOf(userAgent: string | null): string | null {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([mark]) => userAgent?.includes(mark))?.[1] ?? null;
  return [find(browsers), find(systems)].filter((one) => one !== null).join(', ') || null;
}
