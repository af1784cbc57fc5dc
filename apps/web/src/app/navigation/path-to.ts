import { defaultStringifySearch, type RegisteredRouter, type ToOptions } from '@tanstack/react-router';

/**
 * The address of a page, for controls that take an address. Path, parameters and search are checked against the routes.
 */
export function pathTo<const To extends string>(options: ToOptions<RegisteredRouter, '/', To>): string {
  const { to, params = {}, search = {} } = options as { to: string; params?: object; search?: object };
  return withSearch(filledIn(to, params as Record<string, string>), search as Record<string, unknown>);
}

export function withSearch(path: string, search: Record<string, unknown>): string {
  return path + defaultStringifySearch(search);
}

/** Puts parameters into the path of a route. */
export function filledIn(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
