import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { holds } from '../session/rights.ts';
import type { Feature, Page, PageMenu } from './feature.ts';

/** The pages of some menus that a person may open, in the order of the menu. */
export function pagesIn(
  features: readonly Feature[],
  menus: readonly PageMenu[],
  user: Pick<SessionUser, 'permissions'>,
): Page[] {
  return features
    .flatMap(({ pages }) => pages)
    .filter(({ menu, right }) => menus.includes(menu) && (right === undefined || holds(user, right)))
    .toSorted((first, second) => (first.position ?? 0) - (second.position ?? 0));
}

/** The page a route lies on: of several the one with the longest path. @param path full path of a route, parameters as `$name` */
export function pageOfRoute(features: readonly Feature[], path: string): Page | undefined {
  const lengthOf = ({ to, covers = to }: Page) => covers.length;
  return features
    .flatMap(({ pages }) => pages)
    .filter((page) => isOnPage(page, path))
    .toSorted((first, second) => lengthOf(second) - lengthOf(first))[0];
}

/** Whether a route is a page or lies under it. */
export function isOnPage({ to, covers = to }: Page, path: string): boolean {
  return path === to || path === covers || path.startsWith(`${covers}/`);
}

/** The full path of a route; index routes end in a slash there. */
export function routePath(match: { fullPath: string } | undefined): string {
  return match?.fullPath.replace(/(?<=.)\/$/, '') ?? '';
}
