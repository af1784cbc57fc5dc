import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Kbd } from '@zuschlag/ui/layout/kbd';
import { type CommandGroup, CommandPalette } from '@zuschlag/ui/navigation/command-palette';
import { CircleHelp, History, Languages, LogOut, Moon, Sun } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useClientConfig } from '../api/client-config.ts';
import { trpc } from '../api/trpc.ts';
import type { FoundThing, Page } from '../features/feature.ts';
import { useFeatures, usePages } from '../features/features-context.tsx';
import { changeLanguage, changeTheme, useTheme } from '../preferences/preferences.ts';
import { useAppLocale } from '../preferences/use-app-locale.ts';
import { holds } from '../session/rights.ts';
import { useSession } from '../session/session.tsx';
import { signOut } from '../session/session-end.ts';
import { usePageActions } from './page-actions.ts';
import { recentlyOpened } from './recently-opened.ts';

/** Ctrl+K: a Chance by its name or number, a page, an action. */
export function ChanceCommandPalette({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = useFound(text, isOpen);
  const fixed = useFixedGroups();
  const wanted = text.trim().toLowerCase();
  const { onPage, recent } = useGroupsAtFirst(isOpen);
  const matchesOf = (group: CommandGroup) => ({
    ...group,
    items: group.items.filter(({ label, keywords = '' }) => `${label} ${keywords}`.toLowerCase().includes(wanted)),
  });
  const groups =
    wanted === ''
      ? [onPage, recent, ...found.groups, ...fixed]
      : [...found.groups, matchesOf(onPage), ...fixed.map(matchesOf)];
  return (
    <CommandPalette
      label={t`Suchen oder öffnen`}
      placeholder={t`Chance, Seite oder Aktion`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) setText('');
        onOpenChange(next);
      }}
      inputValue={text}
      onInputChange={setText}
      isFiltered
      isLoading={found.isLoading}
      emptyText={t`Nichts gefunden.`}
      groups={groups}
      footer={
        <>
          <span className="flex items-center gap-1.5">
            <Kbd keys="↑↓" /> <Trans>wählen</Trans>
          </span>
          <span className="flex items-center gap-1.5">
            <Kbd keys="↵" /> <Trans>öffnen</Trans>
          </span>
          <span className="flex items-center gap-1.5">
            <Kbd keys="Esc" /> <Trans>schließen</Trans>
          </span>
        </>
      }
    />
  );
}

/** The results of the features' searches, a group each. */
function useFound(text: string, isOpen: boolean): { groups: CommandGroup[]; isLoading: boolean } {
  const { i18n } = useLingui();
  const { client } = trpc.useUtils();
  const name = useDeferredValue(text.trim());
  const session = useSession();
  const searches = useFeatures().flatMap(({ id, search }) =>
    search && (!search.right || holds(session, search.right)) ? [{ id, ...search }] : [],
  );
  const results = useQueries({
    queries: searches.map(({ id, find }) => ({
      // Reads like a query of the feature, so that the events that make its answers out of date find it.
      queryKey: [[id, 'palette'], { input: { text: name } }],
      queryFn: () => find(client, name),
      enabled: isOpen,
      placeholderData: keepPreviousData<FoundThing[]>,
      staleTime: 30_000,
    })),
  });
  const wanted = text.trim().toLowerCase();
  const groups = searches.map(({ id, title, titleAtFirst, icon: Icon, Aside }, index) => {
    const { data = [], isPlaceholderData } = results[index] ?? {};
    // Until the answer to this text is there, only those of the last one that fit it stay: Enter must never open another.
    const isStale = isPlaceholderData || name !== text.trim();
    const found = data.filter(
      ({ label, description }) => !isStale || `${label} ${description}`.toLowerCase().includes(wanted),
    );
    const items = found.map(({ facts, ...thing }) => ({
      ...thing,
      id: `${id}:${thing.id}`,
      icon: <Icon />,
      // Without a boundary of its own, a part that is fetched with the first match would hide the field while a person
      // types into it; the library then shows and hides it without end.
      aside: (
        <Suspense>
          <Aside facts={facts} />
        </Suspense>
      ),
    }));
    return { id, title: i18n._(name === '' ? titleAtFirst : title), items };
  });
  return { groups, isLoading: results.some(({ isFetching }) => isFetching) };
}

/** What the palette offers before anything is typed: what one can do here, and where one was. */
function useGroupsAtFirst(isOpen: boolean): { onPage: CommandGroup; recent: CommandGroup } {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const opened = isOpen ? recentlyOpened().filter(({ id }) => !pathname.includes(id)) : [];
  return {
    onPage: {
      id: 'onPage',
      title: t`Auf dieser Seite`,
      items: usePageActions().map((action) => ({ ...action, id: `here:${action.id}` })),
    },
    recent: {
      id: 'recent',
      title: t`Zuletzt geöffnet`,
      items: opened.map((thing) => ({ ...thing, id: `recent:${thing.id}`, icon: <History /> })),
    },
  };
}

function useFixedGroups(): CommandGroup[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { helpUrl } = useClientConfig();
  const theme = useTheme();
  const locale = useAppLocale();
  const otherLanguage = locale === 'de' ? 'en' : 'de';
  const keepLanguage = trpc.accounts.setLanguage.useMutation();
  const toCommand = (page: Page) => ({
    id: page.to,
    label: i18n._(page.label),
    keywords: page.keywords,
    icon: <page.icon />,
    onAction: () => router.history.push(page.to),
  });
  const settingsPages = usePages('settings', 'advancedSettings').map((page) => ({
    ...toCommand(page),
    description: t`Einstellungen`,
    keywords: t`Einstellungen`,
  }));
  const pages = [...usePages('main').map(toCommand), ...settingsPages, ...usePages('profile').map(toCommand)];
  const begins = usePages('new').map(toCommand);
  const settings = [
    {
      id: 'theme',
      label: theme === 'dark' ? t`Helle Darstellung` : t`Dunkle Darstellung`,
      keywords: 'dark light theme',
      icon: theme === 'dark' ? <Sun /> : <Moon />,
      onAction: () => changeTheme(theme === 'dark' ? 'light' : 'dark'),
    },
    {
      id: 'language',
      label: otherLanguage === 'en' ? 'English' : 'Deutsch',
      keywords: t`Sprache`,
      icon: <Languages />,
      onAction: () => {
        keepLanguage.mutate({ language: otherLanguage });
        void changeLanguage(otherLanguage);
      },
    },
  ];
  const help = helpUrl
    ? [
        {
          id: 'help',
          label: t`Hilfe`,
          icon: <CircleHelp />,
          onAction: () => void window.open(helpUrl, '_blank', 'noopener'),
        },
      ]
    : [];
  const logout = { id: 'logout', label: t`Abmelden`, icon: <LogOut />, onAction: signOut };
  return [
    { id: 'pages', title: t`Seiten`, items: pages },
    { id: 'actions', title: t`Aktionen`, items: [...begins, ...settings, ...help, logout] },
  ];
}
