import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { trpc } from '../api/trpc.ts';
import { usePage } from '../features/features-context.tsx';
import { useLiveEvents } from '../live/live-events.ts';
import { useApproach } from '../navigation/approach.ts';
import { NavigationGuard } from '../navigation/navigation-guard.tsx';
import { useSessionLimits } from '../session/session-limits.ts';
import { DocumentTitle } from './document-title.tsx';
import { Header } from './header.tsx';
import { HelpButton } from './help-button.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('../navigation/command-palette.tsx')).ChanceCommandPalette,
}));

/** The frame of every page behind the sign-in. */
export function Shell() {
  const { i18n } = useLingui();
  const page = usePage();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isPaletteLoaded, setIsPaletteLoaded] = useState(false);
  const utils = trpc.useUtils();
  useSessionLimits(() => void utils.accounts.me.invalidate());
  useLiveEvents();
  useApproach();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setIsPaletteOpen((isOpen) => !isOpen);
      setIsPaletteLoaded(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);

  return (
    <div className="flex min-h-dvh flex-col">
      {page ? <DocumentTitle parts={[i18n._(page.label)]} /> : null}
      <button
        type="button"
        className="sr-only z-40 rounded-control bg-float px-3 py-2 font-medium shadow-menu focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        onClick={() => document.getElementById('content')?.focus()}
      >
        <Trans>Zum Inhalt</Trans>
      </button>
      <Header
        onSearch={() => {
          setIsPaletteOpen(true);
          setIsPaletteLoaded(true);
        }}
      />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <HelpButton />
      <NavigationGuard />
      {isPaletteLoaded ? (
        <Suspense>
          <CommandPalette isOpen={isPaletteOpen} onOpenChange={setIsPaletteOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
