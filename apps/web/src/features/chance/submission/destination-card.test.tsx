import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { showPage } from '../../../testing/show.tsx';
import { DestinationCard } from './destination-card.tsx';

it('of a private customer names the customer, without empty lines about an authority', async () => {
  const { description } = aChance();
  const none = { platform: null, platformUrl: null, awardingAuthority: null };
  const parts = { description: { ...description, ...none, type: 'Private' as const } };
  await showPage(<DestinationCard chance={aChance({ referenceNumber: null, ...parts })} />);
  const card = page.getByRole('region', { name: 'Wohin' });
  await expect.element(card.getByText('Kunde')).toBeVisible();
  await expect.element(card.getByText('Vergabestelle')).not.toBeInTheDocument();
  await expect.element(card.getByText('–', { exact: true })).not.toBeInTheDocument();
});
