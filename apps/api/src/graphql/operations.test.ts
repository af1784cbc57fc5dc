import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { procedures } from '../features/procedure-registry.ts';
import { documentedMutations, documentedQueries, stillMissing } from './documented.ts';
import { currentSchemaText } from './facade.ts';
import { mutations, queries } from './operations.ts';

describe('the facade', () => {
  const answered = { queries: Object.keys(queries), mutations: Object.keys(mutations) };

  it('answers every documented operation, except those still missing', () => {
    const open = [
      ...documentedQueries.filter((name) => !answered.queries.includes(name)),
      ...documentedMutations.filter((name) => !answered.mutations.includes(name)),
    ].sort();
    expect(open).toEqual(stillMissing);
  });

  it('answers queries by queries and mutations by mutations', () => {
    const types = (rows: object) => [...new Set(Object.values(rows).map((path) => procedures.get(path)?.type))];
    expect({ queries: types(queries), mutations: types(mutations) }).toEqual({
      queries: ['query'],
      mutations: ['mutation'],
    });
  });

  it('has the schema that was generated last: otherwise run `npm run codegen` and review the difference', () => {
    const file = readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8');
    expect(file).toBe(currentSchemaText());
  });

  it('says tender everywhere, except in names clients know with the other word', () => {
    const words = currentSchemaText().match(/\w*chance\w*/gi) ?? [];
    expect([...new Set(words)].sort()).toEqual([
      'CHANCE_CLOSED',
      'CHANCE_CREATED',
      'CHANCE_SUBMITTED',
      'CREATE_CHANCE',
      'NOMINATED_AS_CHANCE_ADMIN',
      'SEE_CHANCES',
      'chance',
      'chanceAdmins',
      'newChanceAdminId',
      'ownChancesFilter',
      'updateChanceAdmin',
    ]);
  });
});
