import { Settings } from 'lucide-react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import type { Feature, Page } from '../features/feature.ts';
import { FeaturesProvider } from '../features/features-context.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const aPage = (to: string, label: string, menu: Page['menu']) =>
  ({ to, label: { id: label }, menu, icon: Settings }) as unknown as Page;

const features: readonly Feature[] = [
  {
    id: 'tables',
    pages: [
      aPage('/settings/parameters', 'Kalkulationsparameter', 'settings'),
      aPage('/settings/tables', 'Konfigurationstabellen', 'advancedSettings'),
    ],
  } as unknown as Feature,
  { id: 'rules', pages: [aPage('/settings/rules', 'Bid-Regeln', 'settings')] } as unknown as Feature,
];

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the menu of the settings', () => {
  it('numbers its links in the order in which they are shown, over both groups', async () => {
    await showPage(
      <WithServer answers={{}}>
        <FeaturesProvider features={features}>
          <SettingsFrame />
        </FeaturesProvider>
      </WithServer>,
      { at: '/settings' },
    );
    const menu = page.getByRole('navigation', { name: 'Menü der Einstellungen' });
    await expect.element(menu.getByRole('link', { name: /Konfigurationstabellen/ })).toBeVisible();
    const links = [...menu.element().querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual(['1Kalkulationsparameter', '2Bid-Regeln', '3Konfigurationstabellen']);
  });
});
