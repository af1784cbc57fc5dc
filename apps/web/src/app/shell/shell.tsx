import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { trpc } from '../api/trpc.ts';
import { usePage } from '../features/features-context.tsx';
import { useLiveEvents } from '../live/live-events.ts';
import { useApproach } from '../navigation/approach.ts';
import { NavigationGuard } from '../navigation/navigation-guard.tsx';
import { PaletteLayer, usePalette } from '../navigation/palette-layer.tsx';
import { useSessionLimits } from '../session/session-limits.ts';
import { ContractBanner } from './contract-banner.tsx';
import { DocumentTitle } from './document-title.tsx';
import { Header } from './header.tsx';
import { HelpButton } from './help-button.tsx';

/** The frame of every page behind the sign-in. */
export function Shell() {
  const { i18n } = useLingui();
  const page = usePage();
  const palette = usePalette();
  const utils = trpc.useUtils();
  useSessionLimits(() => void utils.accounts.me.invalidate());
  useLiveEvents();
  useApproach();

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
      <Header onSearch={() => palette.onOpenChange(true)} />
      <ContractBanner />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <HelpButton />
      <NavigationGuard />
      <PaletteLayer {...palette} />
    </div>
  );
}
