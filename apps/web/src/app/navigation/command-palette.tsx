import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Kbd } from '@zuschlag/ui/layout/kbd';
import { type CommandGroup, CommandPalette } from '@zuschlag/ui/navigation/command-palette';
import {
  CircleHelp,
  FileText,
  KeyRound,
  Languages,
  LayoutList,
  LogOut,
  Moon,
  Plus,
  Settings,
  Sun,
  Zap,
} from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useClientConfig } from '../api/client-config.ts';
import { trpc } from '../api/trpc.ts';
import { changeLanguage, changeTheme, useTheme } from '../preferences/preferences.ts';
import { useAppLocale } from '../preferences/use-app-locale.ts';
import { useSession } from '../session/session.tsx';
import { signOut } from '../session/session-end.ts';
import { mayCreateChances, newChancePath, pagesOf, quickChancePath } from './navigation.ts';
import { hasSettings, settingsPagesFor } from './settings-pages.ts';

const shownChances = 8;

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
  const chances = useFoundChances(text, isOpen);
  const fixed = useFixedGroups();
  const wanted = text.trim().toLowerCase();
  const matching = fixed.map((group) => ({
    ...group,
    items: group.items.filter(({ label, keywords = '' }) => `${label} ${keywords}`.toLowerCase().includes(wanted)),
  }));
  return (
    <CommandPalette
      label={t`Suchen oder springen`}
      placeholder={t`Chance, Seite oder Aktion`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) setText('');
        onOpenChange(next);
      }}
      inputValue={text}
      onInputChange={setText}
      isFiltered
      isLoading={chances.isLoading}
      emptyText={t`Nichts gefunden.`}
      groups={[{ id: 'chances', title: t`Chancen`, items: chances.items }, ...matching]}
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

function useFoundChances(text: string, isOpen: boolean) {
  const name = useDeferredValue(text.trim());
  const { data, isFetching, isPlaceholderData } = trpc.chance.list.useQuery(
    { first: shownChances, filters: name === '' ? null : { name } },
    { enabled: isOpen, placeholderData: keepPreviousData, staleTime: 30_000 },
  );
  // Until the answer to this text is there, only those of the last one that fit it stay: Enter must never open another.
  const wanted = text.trim().toLowerCase();
  const isStale = isPlaceholderData || name !== text.trim();
  const found = (data?.edges ?? []).filter(
    ({ node }) => !isStale || `${node.name} ${node.shortNumber}`.toLowerCase().includes(wanted),
  );
  const items = found.map(({ node }) => ({
    id: `chance:${node.id}`,
    label: node.name,
    description: `${node.shortNumber} · ${node.customerName}`,
    icon: <FileText />,
    href: `/tender/${node.id}/details`,
  }));
  return { items, isLoading: isFetching };
}

function useFixedGroups(): CommandGroup[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const user = useSession();
  const { role } = user;
  const { helpUrl } = useClientConfig();
  const theme = useTheme();
  const locale = useAppLocale();
  const otherLanguage = locale === 'de' ? 'en' : 'de';
  const keepLanguage = trpc.accounts.setLanguage.useMutation();
  const go = (href: string) => () => router.history.push(href);

  const pages = pagesOf(role).map((page) => ({
    id: page.id,
    label: i18n._(page.label),
    icon: <LayoutList />,
    onAction: go(page.href),
  }));
  const settingsPages = (hasSettings(role) ? settingsPagesFor(user) : []).map((page) => ({
    id: page.id,
    label: i18n._(page.label),
    description: t`Einstellungen`,
    keywords: t`Einstellungen`,
    icon: <Settings />,
    onAction: go(page.href),
  }));
  const tokens = {
    id: 'tokens',
    label: t`Zugangstokens`,
    keywords: 'API token CLI',
    icon: <KeyRound />,
    onAction: go('/profile/tokens'),
  };
  const creating = mayCreateChances(role)
    ? [
        { id: 'new', label: t`Neue Chance`, icon: <Plus />, onAction: go(newChancePath) },
        { id: 'quick', label: t`Schnell-Chance`, icon: <Zap />, onAction: go(quickChancePath) },
      ]
    : [];
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
    { id: 'pages', title: t`Seiten`, items: [...pages, ...settingsPages, tokens] },
    { id: 'actions', title: t`Aktionen`, items: [...creating, ...settings, ...help, logout] },
  ];
}
