import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { entrySchemas, type sortFieldsOf } from '@zuschlag/validation/configuration/entry';
import { tableKeys } from '@zuschlag/validation/configuration/tables';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AppRouter } from '../../router.ts';
import { procedures } from '../procedure-registry.ts';

type Outputs = inferRouterOutputs<AppRouter>['configuration'];
type Inputs = inferRouterInputs<AppRouter>['configuration'];

describe('the procedures of a table', () => {
  it.each(tableKeys)('of %s carry the schemas of just this table', (table) => {
    const { list, page, add, entry } = entrySchemas[table];
    expect(procedures.get(`configuration.${table}.list`)).toMatchObject({ type: 'query', input: list, output: page });
    if (table === 'holiday') return;
    expect(procedures.get(`configuration.${table}.add`)).toMatchObject({ type: 'mutation', input: add, output: entry });
  });

  it('have the types of just this table', () => {
    expectTypeOf<Outputs['tariff']['list']['edges'][number]['node']['startNight']>().toEqualTypeOf<string>();
    expectTypeOf<Outputs['vacationDays']['add']['days']>().toEqualTypeOf<number>();
    expectTypeOf<Outputs['socialSecurity']['add']>().not.toHaveProperty('province');
    type Sort = NonNullable<NonNullable<Inputs['christmasBonus']['list']>['sort']>;
    expectTypeOf<Sort['field']>().toEqualTypeOf<ReturnType<typeof sortFieldsOf<'christmasBonus'>>[number]>();
    expectTypeOf<Outputs['holiday']['add']>().toEqualTypeOf<{ count: number }>();
  });
});
