import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { LazyToastRegion } from '../shell/notices.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { MissingParts } from './missing-parts.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { VersionWatch } from './version-watch.tsx';

/** The frame of every page, public or not: language, links of the controls, toasts, and the watches without a session. */
export function RootLayout() {
  const router = useRouter();
  return (
    <AriaRouterProvider navigate={(href) => router.history.push(href)}>
      <LanguageProvider>
        <SessionEndNotice />
        <VersionWatch />
        <MissingParts />
        <Outlet />
        <Suspense>
          <LazyToastRegion />
        </Suspense>
      </LanguageProvider>
    </AriaRouterProvider>
  );
}
