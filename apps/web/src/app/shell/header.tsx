import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Kbd } from '@zuschlag/ui/layout/kbd';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { ChevronDown, Menu as MenuIcon, Plus, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFeatures, useNewEntries, usePages, useRoutePath } from '../features/features-context.tsx';
import { isOnPage } from '../features/pages.ts';
import { useReadOnlyReason } from '../session/read-only.ts';
import { Brand } from './brand.tsx';
import { useMenuButton } from './menu-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const NewMenuContent = lazyOverlay(async () => (await import('./new-menu.lazy.tsx')).NewMenuContent);
// It takes its place beside the others after they are there: no page waits for it.
const NotificationBell = latePart(async () => {
  const [{ NotificationBell: Bell }] = await Promise.all([
    import('../notifications/notification-bell.lazy.tsx'),
    loadWords('notifications'),
  ]);
  return Bell;
});
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The line on top of every page: where one can go, what one can find or begin, who one is. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui();
  const entries = useNewEntries();
  const mayBegin = usePages('new').length > 0 || entries.length > 0;
  const parts = useFeatures().flatMap(({ headerParts = [] }) => headerParts);
  const [begun, begin] = useState<string | null>(null);
  const keys = isMac ? '⌘ K' : t`Strg K`;
  return (
    <header className="sticky print:hidden top-0 z-10 flex h-14 items-center gap-4 border-b bg-surface px-5 max-sm:gap-1 max-sm:px-3">
      <Drawer onEntry={begin} />
      <Link to="/dashboard" className="flex rounded-badge" aria-label={t`Zuschlag, zur Startseite`}>
        <Brand />
      </Link>
      <nav aria-label={t`Hauptnavigation`} className="flex self-stretch pl-4 max-sm:hidden">
        <PageLinks look="line" />
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <button
          type="button"
          onClick={onSearch}
          className="flex h-8 w-[264px] items-center gap-2 rounded-control border border-border-button bg-canvas pr-1.5 pl-2.5 text-ink-3 transition-colors hover:bg-hover max-lg:w-44 max-sm:hidden"
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate text-left">{t`Suchen oder öffnen`}</span>
          <span className="contents max-lg:hidden">
            <Kbd keys={keys} />
          </span>
        </button>
        <span className="sm:hidden">
          <IconButton label={t`Suchen oder öffnen`} icon={<Search />} size="regular" onPress={onSearch} />
        </span>
        {mayBegin ? <NewMenu onEntry={begin} /> : null}
        {parts.map(({ id, Part }) => (
          <Suspense key={id} fallback={null}>
            <Part />
          </Suspense>
        ))}
        <Suspense fallback={<span className="size-9" />}>
          <NotificationBell />
        </Suspense>
        <ProfileMenu />
      </div>
      {entries.map(({ id, Dialog }) => (
        <Dialog key={id} isOpen={begun === id} onClose={() => begin(null)} />
      ))}
    </header>
  );
}

function NewMenu({ onEntry }: { onEntry: (id: string) => void }) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const reason = useReadOnlyReason();
  return (
    <span className="contents max-sm:hidden">
      <Button
        {...button}
        size="small"
        icon={<Plus />}
        end={<ChevronDown />}
        isDisabled={reason !== undefined}
        reason={reason}
      >
        {t`Neu`}
      </Button>
      <NewMenuContent {...place} onEntry={onEntry} />
    </span>
  );
}

/** On small screens the navigation and what one can begin are in a drawer. */
function Drawer({ onEntry }: { onEntry: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const begins = usePages('new').filter(() => !isReadOnly);
  const entries = useNewEntries().filter(() => !isReadOnly);
  const [isOpen, setIsOpen] = useState(false);
  const row = 'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-hover';
  const close = () => setIsOpen(false);
  return (
    <div className="sm:hidden">
      <IconButton label={t`Menü öffnen`} icon={<MenuIcon />} size="regular" onPress={() => setIsOpen(true)} />
      <Sheet title="Zuschlag" side="left" size="small" flush isOpen={isOpen} onOpenChange={setIsOpen}>
        <nav aria-label={t`Hauptnavigation`} className="grid gap-0.5 p-2">
          <PageLinks look="row" onGo={close} />
          {begins.length + entries.length > 0 ? <hr className="my-2" /> : null}
          {begins.map((page) => (
            <Link key={page.to} to={page.to} className={row} onClick={close}>
              <page.icon aria-hidden="true" className="size-4 text-ink-2" />
              {i18n._(page.label)}
            </Link>
          ))}
          {entries.map((entry) => (
            <button
              key={entry.id}
              type="button"
              className={`${row} text-left`}
              onClick={() => {
                close();
                onEntry(entry.id);
              }}
            >
              <entry.icon aria-hidden="true" className="size-4 text-ink-2" />
              {i18n._(entry.label)}
            </button>
          ))}
        </nav>
      </Sheet>
    </div>
  );
}

const linkLooks = {
  line: 'relative flex items-center px-3 font-medium -outline-offset-4 transition-colors hover:text-ink',
  row: 'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-hover',
};

function PageLinks({ look, onGo }: { look: keyof typeof linkLooks; onGo?: () => void }) {
  const { i18n } = useLingui();
  const path = useRoutePath();
  return usePages('main').map((page) => {
    const isCurrent = isOnPage(page, path);
    return (
      <Link
        key={page.to}
        to={page.to}
        onClick={onGo}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${linkLooks[look]} ${isCurrent ? 'text-ink' : 'text-ink-2'} ${look === 'row' && isCurrent ? 'bg-accent-soft text-accent-text' : ''}`}
      >
        {i18n._(page.label)}
        {look === 'line' && isCurrent ? <span className="absolute inset-x-3 -bottom-px h-0.5 bg-accent" /> : null}
      </Link>
    );
  });
}
