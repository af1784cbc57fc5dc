import { defaultStringifySearch, type RegisteredRouter, type ToOptions } from '@tanstack/react-router';

/**
 * The address of a page, for controls that take an address. Path, parameters and search are checked against the routes.
 */
export function pathTo<const To extends string>(options: ToOptions<RegisteredRouter, '/', To>): string {
  const { to, params = {}, search = {} } = options as { to: string; params?: object; search?: object };
  return filledIn(to, params as Record<string, string>) + defaultStringifySearch(search as Record<string, unknown>);
}

/** Puts parameters into the path of a route. */
export function filledIn(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
