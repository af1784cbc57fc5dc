import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../testing/network.ts';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { failureOf } from '../errors/failure.ts';
import { trpc } from './trpc.ts';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});
afterEach(() => onlineManager.setOnline(true));

function Sample() {
  const organizations = trpc.organizations.list.useQuery({});
  const overview = trpc.configuration.overview.useQuery();
  const logout = trpc.accounts.logout.useMutation();
  const failure = logout.error ? failureOf(logout.error) : null;
  return (
    <>
      <p>{organizations.isSuccess && overview.isSuccess ? 'loaded' : 'loading'}</p>
      <button type="button" onClick={() => logout.mutate()}>
        go
      </button>
      <p>{logout.isSuccess ? 'done' : failure && `${failure.code} ${failure.details.names?.join()}`}</p>
    </>
  );
}

const show = async (answers: Answers) => {
  await showPage(
    <WithServer answers={{ 'organizations.list': () => [], 'configuration.overview': () => ({}), ...answers }}>
      <Sample />
    </WithServer>,
  );
  await expect.element(page.getByText('loaded')).toBeVisible();
};
const go = () => page.getByRole('button', { name: 'go' }).click();
const logouts = () => sentCalls().filter(({ procedures }) => procedures.includes('accounts.logout'));

describe('the calls of a page', () => {
  it('carry the session and the header that requires a preflight; questions of one moment travel together', async () => {
    await show({});
    const asked = sentCalls().find(({ procedures }) => procedures.includes('organizations.list'));
    expect(asked?.procedures).toEqual(expect.arrayContaining(['organizations.list', 'configuration.overview']));
    expect(asked?.method).toBe('GET');
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer token-\d+$/);
    expect(asked?.headers.get('x-zuschlag-client')).toBe('web');
  });

  it('that change something are tried again with the same key while the server fails', async () => {
    const logout = vi
      .fn((): unknown => ({ isOver: true }))
      .mockImplementationOnce(() => {
        throw refusal('UNAVAILABLE');
      });
    await show({ 'accounts.logout': logout });
    await go();
    await expect.element(page.getByText('done')).toBeVisible();
    const keys = logouts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are not held back while the browser is offline, so that the page can say so', async () => {
    onlineManager.setOnline(false);
    await show({ 'accounts.logout': () => ({ isOver: true }) });
    await go();
    await expect.element(page.getByText('done')).toBeVisible();
  });

  it('end with the code and the details of a refusal, and are not repeated', async () => {
    await show({
      'accounts.logout': () => {
        throw refusal('RATES_CHANGED', { names: ['TW Nord'] });
      },
    });
    await go();
    await expect.element(page.getByText('RATES_CHANGED TW Nord')).toBeVisible();
    expect(logouts()).toHaveLength(1);
  });
});
