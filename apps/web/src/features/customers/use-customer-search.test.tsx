import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { useCustomerSearch } from './use-customer-search.ts';

const customer = (name: string) => ({ id: name, organizationId: 1, name, chanceCount: 1, sites: [], version: 1 });
let answerNow: () => void;

function Offered() {
  const [name, setName] = useState('');
  const { customers } = useCustomerSearch(name, 20);
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{customers.map((one) => one.name).join(', ')}</output>
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('customers that are offered while a person types', () => {
  it('are never those of an earlier name that the typed one excludes', async () => {
    const late = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await showPage(
      <WithServer
        answers={{
          'customers.list': async ({ name }: { name: string | null }) => {
            if (name === null) return [customer('Hafen Nord'), customer('Stadt Eichstedt')];
            await late;
            return [customer('Stadt Eichstedt'), customer('Stadtwerke Eich')];
          },
        }}
      >
        <Offered />
      </WithServer>,
    );
    const offered = () => page.getByRole('status').element().textContent;
    await expect.poll(offered).toBe('Hafen Nord, Stadt Eichstedt');
    await page.getByLabelText('Name').fill('eich');
    await expect.poll(offered).toBe('Stadt Eichstedt');
    answerNow();
    await expect.poll(offered).toBe('Stadt Eichstedt, Stadtwerke Eich');
  });
});
