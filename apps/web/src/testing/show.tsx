import '../app/theme.css';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { activate, loadWords } from '@zuschlag/i18n/activate';
import type { Locale } from '@zuschlag/i18n/locales';
import { ToastRegion } from '@zuschlag/ui/feedback/toast';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../app/root/language-provider.tsx';

/** Speaks a language with all words of the application. */
export async function speak(locale: Locale = 'de'): Promise<void> {
  await loadWords('signedIn');
  await loadWords('settings');
  await loadWords('overview');
  await loadWords('tasks');
  await loadWords('calculation');
  await loadWords('list');
  await loadWords('description');
  await loadWords('sheet');
  await loadWords('approval');
  await loadWords('dashboard');
  await loadWords('access');
  await loadWords('notifications');
  await activate(locale);
  document.documentElement.lang = locale;
}

/**
 * Puts a page on the screen as the application would: words, toasts, and a router that knows it under an address beside
 * others that are empty.
 *
 * @param route the path of its route, when the address fills parameters in
 * @param history of the browser, for a page that works with it; left out: one in memory
 */
export async function showPage(
  page: ReactNode,
  {
    at = '/',
    route,
    others = [],
    around = <Outlet />,
    history = createMemoryHistory({ initialEntries: [at] }),
  }: { at?: string; route?: string; others?: readonly string[]; around?: ReactNode; history?: RouterHistory } = {},
) {
  await speak();
  const root = createRootRoute({
    component: () => (
      <LanguageProvider>
        {around}
        <ToastRegion />
      </LanguageProvider>
    ),
  });
  const [address = '/'] = at.split('?');
  const routes = [
    createRoute({ getParentRoute: () => root, path: route ?? address, component: () => page }),
    ...others.map((other) =>
      createRoute({ getParentRoute: () => root, path: other, component: () => <h1>Seite {other}</h1> }),
    ),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
  });
  const screen = await render(<RouterProvider router={router as never} />);
  return { screen, router };
}
