import { streamEventKinds, streamEvents } from '@zuschlag/validation/stream/stream-catalogue';
import { describe, expect, it } from 'vitest';
import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import { handlers, streamed } from './event-tables.ts';

describe('the events that features state', () => {
  it('have each a row in both tables', () => {
    expect(Object.keys(handlers)).toEqual(Object.keys(streamed));
    expect(handlers.chanceCreated.length).toBeGreaterThan(0);
  });

  it('are streamed as kinds of the catalogue, and each kind of the catalogue is streamed by one of them', () => {
    const ids = { chanceId: 'c', groupId: 'g', serviceId: 's', organizationId: 1, userId: 2, table: 'tariff' };
    const kinds = Object.values(streamed).flatMap((message) => message?.(ids as never).kind ?? []);
    expect([...new Set(kinds)].sort()).toEqual([...streamEventKinds].sort());
  });

  it('make data of features out of date that exist', () => {
    const names: string[] = features.map(({ name }) => name);
    const named = Object.values(streamEvents).flatMap(({ invalidates }) => invalidates);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('what two features state alike', () => {
  it('stops the start with the name of the row', () => {
    const row = { chanceList: 1 };
    expect(() => mergeStatements('query', [row, { other: 2 }, row])).toThrow(
      'Two features state the query chanceList.',
    );
  });
});
