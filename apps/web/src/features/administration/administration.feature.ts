import { msg } from '@lingui/core/macro';
import { Bot, Building2, KeySquare, MonitorSmartphone, SlidersHorizontal, Users } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const administration: Feature = {
  id: 'administration',
  pages: [
    {
      to: '/profile/signins',
      label: msg`Anmeldungen`,
      icon: MonitorSmartphone,
      menu: 'profile',
      keywords: 'Geräte Sitzungen abmelden sessions devices sign out',
    },
    {
      to: '/settings/users',
      label: msg`Personen`,
      icon: Users,
      menu: 'settings',
      right: 'SEE_SETTINGS',
      covers: '/settings/users',
      keywords: 'Benutzer Nutzer Rolle Mitarbeiter user role people',
    },
    {
      to: '/settings/organizations',
      label: msg`Gesellschaften`,
      icon: Building2,
      menu: 'settings',
      right: 'SEE_SETTINGS',
      keywords: 'Organisation Firma Tochter operativ organization company',
    },
    {
      to: '/settings/rights',
      label: msg`Rechte`,
      icon: KeySquare,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
      keywords: 'Berechtigungen Rollen dürfen permissions roles rights may',
    },
    {
      to: '/settings/tenant',
      label: msg`Arbeitsweise`,
      icon: SlidersHorizontal,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
      keywords: 'Mandant Schalter Vier-Augen Einstellungen tenant switches four eyes',
    },
    {
      to: '/settings/model',
      label: msg`Modell im Dokumenten-Chat`,
      icon: Bot,
      menu: 'advancedSettings',
      right: 'SEE_SETTINGS',
      keywords: 'KI Sprachmodell Tokens Verbrauch Datenschutz AI model budget',
    },
  ],
};
