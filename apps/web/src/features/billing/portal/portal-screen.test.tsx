import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { PortalScreen } from './portal-screen.tsx';

const before = window.location.href;
let history: ReturnType<typeof createBrowserHistory> | null = null;
let links = 0;

afterEach(() => {
  history?.destroy();
  history = null;
  window.history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

async function open(answer: () => Response) {
  // A link is opened once for the life of a page, and the files of a test run share one.
  links += 1;
  const secret = `7.portal-${links}`;
  const real = window.fetch.bind(window);
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path === '/identity/portal' ? asked() : real(path, init),
  );
  window.history.replaceState(null, '', `/billing-portal/${secret}`);
  history = createBrowserHistory();
  await showPage(<PortalScreen token={secret} />, {
    at: `/billing-portal/${secret}`,
    others: ['/billing-portal'],
    history,
  });
  return { asked, secret };
}

const contract = {
  id: '019a0000-0000-7000-8000-000000000001',
  organizationId: 7,
  subscriptionStatus: 'unpaid',
  unpaidSince: '2026-11-20',
  paidThrough: null,
  collectionMethod: 'send_invoice',
  pricePerUser: 4_900,
  currency: 'EUR',
  interval: 'month',
  currentSeatCount: 12,
  billingEmail: 'rechnung@kunde.example',
  latestInvoiceId: null,
  latestInvoiceStatus: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  organization: { shortName: 'TW Kunde' },
};

it('shows the contract and its state once, and leaves no trace of the link', async () => {
  const { asked, secret } = await open(() => Response.json(contract));
  await expect.element(page.getByText('TW Kunde')).toBeVisible();
  await expect.element(page.getByText('Dieser Vertrag ist nicht bezahlt.')).toBeVisible();
  await expect.element(page.getByText('rechnung@kunde.example')).toBeVisible();
  expect(window.location.pathname).toBe('/billing-portal');
  expect(JSON.stringify(window.history.state)).not.toContain(secret);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says that a link is used up, and where the next one is', async () => {
  await open(() => Response.json({ error: {} }, { status: 404 }));
  await expect.element(page.getByText('Dieser Link ist abgelaufen oder schon benutzt.')).toBeVisible();
  await expect.element(page.getByText(/unter „Abrechnung“ neu/)).toBeVisible();
});
