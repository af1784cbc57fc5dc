import { useMatches } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { holds } from '../session/rights.ts';
import { useSession } from '../session/session.tsx';
import type { Feature, NewEntry, Page, PageMenu } from './feature.ts';
import { pageOfRoute, pagesIn, routePath } from './pages.ts';

const FeaturesContext = createContext<readonly Feature[]>([]);

/** Passes the features to the shell, which may not import them. */
export function FeaturesProvider({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

export function useFeatures(): readonly Feature[] {
  return use(FeaturesContext);
}

/** The pages of some menus that the signed-in person may open. */
export function usePages(...menus: readonly PageMenu[]): Page[] {
  return pagesIn(useFeatures(), menus, useSession());
}

/** What the signed-in person may begin in a dialog. */
export function useNewEntries(): NewEntry[] {
  const user = useSession();
  return useFeatures().flatMap(({ newEntries = [] }) => newEntries.filter(({ right }) => holds(user, right)));
}

/** The page that the open route lies on; undefined on an address without one. */
export function usePage(): Page | undefined {
  return pageOfRoute(useFeatures(), useRoutePath());
}

/** The full path of the route that is open, parameters as `$name`. */
export function useRoutePath(): string {
  return useMatches({ select: (matches) => routePath(matches.at(-1)) });
}
