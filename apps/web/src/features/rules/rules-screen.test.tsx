import type { Rule, RuleOverview } from '@zuschlag/validation/rules/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { NewRuleScreen } from './new-rule-screen.tsx';
import { RulesScreen } from './rules-screen.tsx';

const rule = (id: string, name: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id, name, organizationId: 1, organization: 'Wacht Holding', description: null, active: true, version: 1 },
  decisionType: 'MARGIN_DECISION',
  rootGroup: {
    id: 'g',
    operator: 'AND',
    conditions: [{ id: 'c', computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', value: 8 }],
    childGroups: [],
  },
  createdAt: '2026-11-01T08:00:00.000Z',
  permissions: ['VIEW', 'EDIT', 'DELETE'],
  ...more,
});
const kept: RuleOverview = {
  organizations: [
    {
      ...{ organizationId: 1, organization: 'Wacht Holding', isOperational: false, mayKeep: true },
      rules: [rule('r1', 'Dünne Marge'), rule('r2', 'Alte Grenze', { active: false })],
    },
  ],
  approvedFrom: 0.08,
  approvesBound: true,
};
const read: RuleOverview = {
  organizations: [
    {
      ...{ organizationId: 2, organization: 'TW Nord', isOperational: true, mayKeep: false },
      rules: [rule('r3', 'Von Nord', { permissions: ['VIEW'] })],
    },
  ],
  approvedFrom: null,
  approvesBound: false,
};
const overview = vi.fn((_: unknown): RuleOverview => kept);
const calls = {
  arrange: vi.fn((_: unknown) => kept),
  duplicate: vi.fn((_: unknown) => rule('r4', 'Kopie')),
  updateRule: vi.fn((_: unknown) => rule('r1', 'Dünne Marge')),
  remove: vi.fn((_: unknown) => rule('r1', 'Dünne Marge')),
  create: vi.fn((_: unknown) => rule('r5', 'Zwei Grenzen')),
};
const answers: Answers = {
  'rules.overview': overview,
  ...Object.fromEntries(Object.entries(calls).map(([name, call]) => [`rules.${name}`, call])),
};
const show = (screen = <RulesScreen decisionType="MARGIN_DECISION" />) =>
  showPage(<WithServer answers={answers}>{screen}</WithServer>);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  overview.mockReturnValue(kept);
  for (const call of Object.values(calls)) call.mockClear();
});

describe('the page of margin rules', () => {
  it('reads each rule in words and says from which margin on no rule asks', async () => {
    await show();
    await expect.element(page.getByText('Marge unter 8 %').first()).toBeVisible();
    await expect.element(page.getByText(/^Ab einer Marge von 8\s% fragt keine Regel/)).toBeVisible();
  });

  it('moves, copies and removes rules, the last after a question', async () => {
    await show();
    await button('Dünne Marge nach unten').click();
    const order = { organizationId: 1, decisionType: 'MARGIN_DECISION', ids: ['r2', 'r1'] };
    await expect.poll(() => calls.arrange).toHaveBeenCalledWith(order);
    await button('Dünne Marge duplizieren').click();
    await expect.poll(() => calls.duplicate).toHaveBeenCalledWith({ ruleId: 'r1', name: 'Dünne Marge (Kopie)' });
    await button('Alte Grenze löschen').click();
    await button('Regel löschen').click();
    await expect.poll(() => calls.remove).toHaveBeenCalledWith({ ruleId: 'r2' });
  });

  it('shows the rules of others without a way to change them', async () => {
    overview.mockReturnValue(read);
    await show();
    await expect.element(page.getByText('Von Nord')).toBeVisible();
    await expect.element(button('Von Nord löschen')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Neue Regel' })).not.toBeInTheDocument();
  });
});

describe('the builder of a rule', () => {
  it('shows each change of the conditions, and sends what it shows', async () => {
    await show(<NewRuleScreen decisionType="MARGIN_DECISION" />);
    await page.getByLabelText('Name der Regel').fill('Zwei Grenzen');
    await page.getByLabelText('Wert').fill('8');
    await button('Untergruppe').click();
    const child = page.getByRole('group', { name: 'Untergruppe' });
    await button('Regel anlegen').click();
    await expect.element(child.getByText('Bitte ausfüllen.')).toBeVisible();
    expect(calls.create).not.toHaveBeenCalled();
    await child.getByLabelText('Wert').fill('12');
    await button('Regel anlegen').click();
    const below = (value: number) => [{ computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', value }];
    const rootGroup = {
      ...{ operator: 'AND', conditions: below(8) },
      childGroups: [{ operator: 'AND', conditions: below(12), childGroups: [] }],
    };
    await expect
      .poll(() => calls.create)
      .toHaveBeenCalledWith(expect.objectContaining({ organizationId: 1, name: 'Zwei Grenzen', rootGroup }));
  });

  it('brings back what was typed, conditions included, after the page was left in the middle, as by an ended session', async () => {
    const { screen } = await show(<NewRuleScreen decisionType="MARGIN_DECISION" />);
    await page.getByLabelText('Name der Regel').fill('Zwei Grenzen');
    await page.getByLabelText('Wert').fill('8');
    await button('Untergruppe').click();
    await page.getByRole('group', { name: 'Untergruppe' }).getByLabelText('Wert').fill('12');
    await screen.unmount();
    await show(<NewRuleScreen decisionType="MARGIN_DECISION" />);
    await expect.element(page.getByLabelText('Name der Regel')).toHaveValue('Zwei Grenzen');
    await expect.element(page.getByLabelText('Wert').first()).toHaveValue('8');
    await expect.element(page.getByRole('group', { name: 'Untergruppe' }).getByLabelText('Wert')).toHaveValue('12');
  });
});
