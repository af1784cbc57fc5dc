import { afterAll, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { ownDatabase } from './testing/database.ts';

const database = await ownDatabase();
afterAll(() => database.close());

const notify = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['news', payload]);

describe('listening on a channel', () => {
  it('hears every payload, again after the connection broke, and nothing once it is over', async () => {
    const heard: string[] = [];
    const back = Promise.withResolvers<void>();
    const listening = await listen(database, 'news', (payload) => heard.push(payload), back.resolve);
    await notify('one');
    await expect.poll(() => heard).toEqual(['one']);

    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zuschlag listener' and datname = current_database()",
    );
    await back.promise;
    await notify('two');
    await expect.poll(() => heard).toEqual(['one', 'two']);

    await listening.close();
    await notify('three');
    expect(heard).toEqual(['one', 'two']);
  });
});
