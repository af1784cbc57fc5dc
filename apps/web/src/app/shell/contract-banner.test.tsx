import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionUser } from '../../testing/network.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ContractBanner } from './contract-banner.tsx';

async function open(
  contract: { readOnlyFrom: string | null; isReadOnly: boolean } | null,
  permissions = sessionUser.permissions,
) {
  signIn({ contract, permissions });
  await showPage(
    <WithServer answers={{ 'accounts.me': () => ({ ...sessionUser, contract, permissions }) }}>
      <ContractBanner />
      <p>Seite</p>
    </WithServer>,
    { others: ['/settings/billing'] },
  );
  await expect.element(page.getByText('Seite')).toBeVisible();
}

describe('the banner of a contract', () => {
  it('is not there while it is paid', async () => {
    await open(null);
    await expect.element(page.getByText('Vertrag')).not.toBeInTheDocument();
  });

  it('says what still works, and leads those who settle bills to the contract', async () => {
    await open({ readOnlyFrom: '2026-11-20', isReadOnly: true });
    await expect.element(page.getByText(/^Nur lesen/)).toBeVisible();
    await expect.element(page.getByText(/exportieren, abstimmen und Chancen als eingereicht markieren/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Zum Vertrag' })).toBeVisible();
  });

  it('names the day before, and who can act', async () => {
    await open({ readOnlyFrom: '2026-12-04', isReadOnly: false }, []);
    await expect.element(page.getByText(/Ab .+ können Sie nur noch lesen/)).toBeVisible();
    await expect.element(page.getByText(/Ein Manager der Hauptgesellschaft/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Zum Vertrag' })).not.toBeInTheDocument();
  });

  it('asks to settle a late invoice', async () => {
    await open({ readOnlyFrom: null, isReadOnly: false });
    await expect.element(page.getByText(/Rechnung Ihres Unternehmens ist offen/)).toBeVisible();
  });
});
