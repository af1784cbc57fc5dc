import { testDatabase } from '@zuschlag/db/testing/database';
import { limits } from '@zuschlag/validation/limits';
import { createRuleInput } from '@zuschlag/validation/rules/rules';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { arrangeRules, createRule, deleteRule, duplicateRule, listRules, ruleOverview, updateRule } from './rules.ts';
import { aRule } from './testing/a-rule.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

type Work = Parameters<typeof listRules>[0];
const by = <Result>(who: PersonKey, run: (work: Work) => Promise<Result>) => as(tenant, tenant.people[who], run);
const thin = { computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', value: 8 } as const;
const rule = (organization: 'holding' | 'nord', more: object = {}) =>
  createRuleInput.parse({
    organizationId: tenant.organizations[organization].id,
    name: 'Dünne Marge',
    decisionType: 'MARGIN_DECISION',
    rootGroup: { operator: 'AND', conditions: [thin] },
    ...more,
  });
const namesOf = async (organization: 'holding' | 'nord' = 'nord') => {
  const { id: organizationId } = tenant.organizations[organization];
  return (await by('nordViewer', (work) => listRules(work, { organizationId }))).map(({ name }) => name);
};

describe('the rules of an organization', () => {
  it('are made by its Managers and by those of the main organization, and read by every member', async () => {
    await by('nordManager', (work) => createRule(work, rule('nord')));
    await by('holdingManager', (work) => createRule(work, rule('nord', { name: 'Von oben' })));
    for (const who of ['nordEditor', 'suedManager', 'holdingEditor'] as const) {
      const denied = by(who, (work) => createRule(work, rule('nord')));
      await expect(denied).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
    expect(await namesOf()).toEqual(['Dünne Marge', 'Von oben']);
  });

  it('keep their condition tree with ids of its own', async () => {
    const rootGroup = {
      operator: 'OR',
      conditions: [thin],
      childGroups: [
        { operator: 'AND', conditions: [{ computationType: 'ESCALATION_CLAUSE', operator: 'IS_NULL', value: 3 }] },
      ],
    };
    const created = await by('nordManager', (work) => createRule(work, rule('nord', { rootGroup })));
    expect(created.rootGroup).toMatchObject({
      conditions: [{ ...thin, id: expect.any(String) }],
      childGroups: [{ conditions: [{ operator: 'IS_NULL', value: null }], id: expect.any(String) }],
    });
  });

  it('change in name, description and flag only, and say which version they are', async () => {
    const { id: ruleId, rootGroup } = await by('nordManager', (work) => createRule(work, rule('nord')));
    const change = { name: 'Marge unter 8 %', description: 'Beschluss vom Mai', active: false };
    const changed = await by('nordManager', (work) => updateRule(work, { ruleId, input: change }));
    expect(changed).toMatchObject({ ...change, version: 2, rootGroup });
    const same = await by('nordManager', (work) => updateRule(work, { ruleId, input: { active: false } }));
    expect(same.version).toBe(2);
    const late = { ruleId, version: 1, base: { 'input.name': 'Dünne Marge' }, input: { name: 'Anders' } };
    const refused = by('holdingManager', (work) => updateRule(work, late));
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', details: { currentVersion: 2 } });
  });

  it('are copied as inactive ones, arranged, and removed', async () => {
    const first = await by('nordManager', (work) => createRule(work, rule('nord')));
    const copy = await by('nordManager', (work) => duplicateRule(work, { ruleId: first.id, name: 'Kopie' }));
    expect(copy).toMatchObject({ active: false, name: 'Kopie', rootGroup: { conditions: [thin] } });
    expect(copy.rootGroup.id).not.toBe(first.rootGroup.id);
    const order = { organizationId: tenant.organizations.nord.id, decisionType: 'MARGIN_DECISION' as const };
    await by('nordManager', (work) => arrangeRules(work, { ...order, ids: [copy.id] }));
    expect(await namesOf()).toEqual(['Kopie', 'Dünne Marge']);
    await by('nordManager', (work) => deleteRule(work, { ruleId: copy.id }));
    expect(await namesOf()).toEqual(['Dünne Marge']);
    const again = by('nordManager', (work) => deleteRule(work, { ruleId: copy.id }));
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed by organization, the main one first, with the margin that no rule asks for', async () => {
    await by('nordManager', (work) => createRule(work, rule('nord')));
    await by('holdingManager', (work) => createRule(work, rule('holding', { name: 'Holding' })));
    const overview = await by('nordManager', (work) => ruleOverview(work, { decisionType: 'MARGIN_DECISION' }));
    expect(overview).toMatchObject({ approvedFrom: 0.08, approvesBound: true });
    const shown = overview.organizations.map(({ organization, mayKeep, rules }) => [
      organization,
      mayKeep,
      rules.length,
    ]);
    expect(shown).toEqual([
      ['Treuwacht Holding', false, 1],
      ['TW Mitte', false, 0],
      ['TW Nord', true, 1],
      ['TW Süd', false, 0],
    ]);
  });

  it('are so many at most', async () => {
    const { id: organizationId } = tenant.organizations.nord;
    const row = {
      mainOrganizationId: tenant.mainOrganizationId,
      organizationId,
      decisionType: 'MARGIN_DECISION' as const,
    };
    const tree = { id: 'g', operator: 'AND', conditions: [{ id: 'c', ...thin }], childGroups: [] };
    const data = Array.from({ length: limits.rules }, (_, position) => {
      return { ...row, name: `Regel ${position}`, rootGroup: tree, position };
    });
    await by('nordManager', ({ db }) => db.decisionRule.createMany({ data }));
    const refused = by('nordManager', (work) => createRule(work, rule('nord')));
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_RULES' });
  });

  it('leave an entry of who changed what', async () => {
    const { id: entityId } = await aRule(tenant, 'nord', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 36]]);
    await by('nordManager', (work) => updateRule(work, { ruleId: entityId, input: { active: false } }));
    const entries = await by('nordManager', ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'rule', entityId }, orderBy: { id: 'asc' } }),
    );
    expect(entries.map(({ action, userId, after }) => [action, userId, after])).toEqual([
      ['createRule', tenant.people.holdingManager.userId, expect.objectContaining({ decisionType: 'BID_DECISION' })],
      ['updateRule', tenant.people.nordManager.userId, { isActive: false }],
    ]);
  });
});

describe('a new rule is refused', () => {
  const problemsOf = (rootGroup: object) => {
    const base = { organizationId: 1, name: 'X', decisionType: 'BID_DECISION', rootGroup };
    return createRuleInput.safeParse(base).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };
  const one = (condition: object) => problemsOf({ operator: 'AND', conditions: [condition] });
  const deep = (levels: number): object =>
    levels === 0
      ? { operator: 'AND', conditions: [thin] }
      : { operator: 'OR', conditions: [], childGroups: [deep(levels - 1)] };

  it.each([
    ['without a value', { ...thin, value: null }, 'value', 'REQUIRED'],
    ['with 101 %', { ...thin, value: 101 }, 'value', 'TOO_BIG'],
    ['with less than nothing', { ...thin, value: -1 }, 'value', 'TOO_SMALL'],
    ['with half a month', { ...thin, computationType: 'CONTRACT_DURATION', value: 1.5 }, 'value', 'NOT_WHOLE'],
    ['with thousandths', { ...thin, value: 1.005 }, 'value', 'TOO_PRECISE'],
    ['that looks for text', { ...thin, operator: 'CONTAINS' }, 'operator', 'OPERATOR_NOT_APPLICABLE'],
    [
      'that misses what is always there',
      { computationType: 'CONTRACT_DURATION', operator: 'IS_NULL' },
      'operator',
      'OPERATOR_NOT_APPLICABLE',
    ],
  ])('%s', (_, condition, field, problem) => {
    expect(one(condition)).toEqual([[`rootGroup.conditions.0.${field}`, problem]]);
  });

  it('without a condition, nested too deep, or too large', () => {
    expect(problemsOf({ operator: 'AND' })).toEqual([['rootGroup.conditions', 'CONDITION_REQUIRED']]);
    expect(problemsOf(deep(limits.ruleDepth - 1))).toEqual([]);
    expect(problemsOf(deep(limits.ruleDepth))).toEqual([['rootGroup', 'TOO_DEEP']]);
    const many = Array.from({ length: limits.ruleConditions }, () => thin);
    const inside = { operator: 'AND', conditions: many };
    expect(problemsOf({ operator: 'OR', conditions: [thin], childGroups: [inside] })).toEqual([
      ['rootGroup', 'TOO_MANY_CONDITIONS'],
    ]);
  });
});
