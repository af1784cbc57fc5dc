import { describe, expect, it } from 'vitest';
import { addressJobNames, jobNames } from './jobs.ts';
import { poolsOf } from './worker.ts';

describe('the pools of a process', () => {
  it('keep long jobs and documents out of the places of quick ones', () => {
    const [quick, long, documents] = poolsOf('all');
    expect(quick?.names).toEqual([
      'deliver-mail',
      'fan-out',
      'tidy-up',
      'total-bidders',
      'ask-deputies',
      'follow-stripe',
      'mail-notifications',
      'remind',
      'reset-password',
    ]);
    expect(long?.names).toEqual([
      'plan-import',
      'scan-file',
      'mark-outdated-rates',
      'compute-rate-impact',
      'recalculate',
      'write-handout',
      'write-export',
    ]);
    expect(documents?.names).toEqual(['read-document', 'ai-import']);
  });

  it('take every job once when three processes share them', () => {
    const names = [...poolsOf('quick'), ...poolsOf('long'), ...poolsOf('documents')].flatMap((pool) => pool.names);
    expect(names.toSorted()).toEqual([...jobNames, ...addressJobNames].toSorted());
  });
});
