import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';

export type SettingsPage = {
  id: string;
  label: MessageDescriptor;
  href: string;
  /** `everyday` stands open in the side menu, `advanced` under a heading that can be folded away. */
  group: 'everyday' | 'advanced';
  /** Who may open it; everybody with settings otherwise. */
  isFor?: (user: SessionUser) => boolean;
};

/** The pages of the settings area in the order of the side menu; a page that does not exist yet is not in it. */
const settingsPages: readonly SettingsPage[] = [
  {
    id: 'advancedcostparameters',
    label: msg`Kalkulationsparameter`,
    href: '/settings/advancedcostparameters',
    group: 'everyday',
  },
  {
    id: 'configurations',
    label: msg`Konfigurationstabellen`,
    href: '/settings/configurations',
    group: 'advanced',
  },
  {
    id: 'configadmins',
    label: msg`Konfigurations-Admins`,
    href: '/settings/configadmins',
    group: 'advanced',
  },
];

export const settingsPath = '/settings';

/** The pages of the settings area somebody may open. */
export function settingsPagesFor(user: SessionUser): SettingsPage[] {
  return settingsPages.filter(({ isFor }) => isFor?.(user) ?? true);
}

/** The page of an address, also while something below it is open. */
export function settingsPageOf(pages: readonly SettingsPage[], pathname: string): SettingsPage | undefined {
  return pages.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
}

/** An Admin, who runs the platform, has no settings of a tenant. */
export function hasSettings(role: SessionUser['role']): boolean {
  return role !== 'Admin';
}
