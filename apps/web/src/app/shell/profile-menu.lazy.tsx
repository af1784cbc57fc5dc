import { useLingui } from '@lingui/react/macro';
import { isLocale } from '@zuschlag/i18n/locales';
import { MenuItem, MenuLayer, MenuSection, MenuSeparator } from '@zuschlag/ui/actions/menu';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { CircleHelp, LogOut, Settings } from 'lucide-react';
import { useClientConfig } from '../api/client-config.ts';
import { trpc } from '../api/trpc.ts';
import { usePages } from '../features/features-context.tsx';
import { pathTo } from '../navigation/path-to.ts';
import { changeLanguage, changeTheme, useTheme } from '../preferences/preferences.ts';
import { useAppLocale } from '../preferences/use-app-locale.ts';
import { useSession } from '../session/session.tsx';
import { signOut } from '../session/session-end.ts';
import type { MenuPlace } from './menu-button.tsx';

/** The personal settings of the user: language, appearance; settings, help, logout. */
export function ProfileMenuContent(place: MenuPlace) {
  const { t, i18n } = useLingui();
  const { firstname, lastname, organizationShortName } = useSession();
  const hasSettings = usePages('settings', 'advancedSettings').length > 0;
  const pages = usePages('profile');
  const { helpUrl } = useClientConfig();
  const locale = useAppLocale();
  const theme = useTheme();
  const keepLanguage = trpc.accounts.setLanguage.useMutation();
  const name = `${firstname} ${lastname}`;

  function choose(language: string | undefined): void {
    if (!isLocale(language) || language === locale) return;
    keepLanguage.mutate({ language });
    changeLanguage(language).catch(() => toasts.error(t`Die Sprache ließ sich nicht laden.`));
  }

  return (
    <MenuLayer {...place} placement="bottom end" label={t`Profil`}>
      <MenuSection title={<ProfileName name={name} organization={organizationShortName} />} label={name}>
        <MenuSeparator />
      </MenuSection>
      <MenuSection
        title={t`Sprache`}
        selectionMode="single"
        selected={[locale]}
        onSelect={([language]) => choose(language)}
      >
        <MenuItem id="de">Deutsch</MenuItem>
        <MenuItem id="en">English</MenuItem>
      </MenuSection>
      <MenuSection
        title={t`Darstellung`}
        selectionMode="single"
        selected={[theme]}
        onSelect={([chosen]) => changeTheme(chosen === 'dark' ? 'dark' : 'light')}
      >
        <MenuItem id="light">{t`Hell`}</MenuItem>
        <MenuItem id="dark">{t`Dunkel`}</MenuItem>
      </MenuSection>
      <MenuSeparator />
      {hasSettings ? (
        <MenuItem id="settings" icon={<Settings />} href={pathTo({ to: '/settings' })}>{t`Einstellungen`}</MenuItem>
      ) : null}
      {pages.map((page) => (
        <MenuItem key={page.to} id={page.to} icon={<page.icon />} href={page.to}>
          {i18n._(page.label)}
        </MenuItem>
      ))}
      {helpUrl ? (
        <MenuItem
          id="help"
          icon={<CircleHelp />}
          onAction={() => window.open(helpUrl, '_blank', 'noopener')}
        >{t`Hilfe`}</MenuItem>
      ) : null}
      <MenuItem id="logout" icon={<LogOut />} onAction={signOut}>{t`Abmelden`}</MenuItem>
    </MenuLayer>
  );
}

function ProfileName({ name, organization }: { name: string; organization: string }) {
  return (
    <>
      <span className="block max-w-60 truncate text-14 text-ink">{name}</span>
      <span className="block max-w-60 truncate font-normal">{organization}</span>
    </>
  );
}
