import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editedThings } from '@zuschlag/validation/edits/field-names';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
/** What forms save through: each but the first is written with one of those before it. */
const mechanism = ['useEditForm', 'useServiceEdit', 'EquipmentCard'] as const;
const usesOneOf = (text: string, names: readonly string[]) => new RegExp(`\\b(${names.join('|')})[<(]`).test(text);
const isEditForm = (file: string) => sources.some((one) => one.file === file && usesOneOf(one.text, mechanism));

/** Forms that edit nothing stored: what they create, or which step they take. */
const forms: { [file: string]: string } = {
  'features/accounts/profile/name-form.tsx': 'names the person themself: only that person does',
  'features/accounts/tokens/create-token-dialog.lazy.tsx': 'creates a token',
  'features/administration/invite/invite-dialog.tsx': 'adds a person',
  'features/billing/platform/create-contract-dialog.lazy.tsx': 'makes a contract',
  'features/billing/platform/contract-state-dialog.lazy.tsx': 'sets one state with its day, as the bank says it',
  'features/billing/invoices/payment-dialog.lazy.tsx': 'sets one day, as the bank says it',
  'features/bid-decisions/add-organization-dialog.lazy.tsx': 'adds an organization',
  'features/bid-decisions/withdraw-bidder-dialog.lazy.tsx': 'withdraws an organization',
  'features/chance/archive/archive-dialog.lazy.tsx': 'archives a Chance',
  'features/chance/create/copy-dialog.tsx': 'creates a Chance from another',
  'features/chance/create/create-chance-form.tsx': 'creates a Chance',
  'features/chance/submission/submit-form.tsx': 'marks as submitted',
  'features/chance/submission/correction-dialog.tsx': 'takes an outcome back',
  'features/chance/submission/won-dialog.tsx': 'declares the outcome',
  'features/chance/submission/lost-dialog.tsx': 'declares the outcome',
  'features/chance/details/change-customer-dialog.tsx': 'gives a Chance another customer',
  'features/chance/lots/change-lots-dialog.tsx': 'changes the lots of a procedure at once',
  'features/chance/lots/link-lot-dialog.tsx': 'links a lot',
  'features/customers/sites/add-site-dialog.tsx': 'adds a site',
  'features/configuration/entries/entry-dialog.tsx': 'adds a row',
  'features/configuration/holidays/holiday-dialog.tsx': 'adds holidays',
  'features/configuration/tariffs/tariff-sheet.tsx': 'adds a tariff',
  'features/decisions/overrule-dialog.lazy.tsx': 'decides',
  'features/decisions/reply/reply-form.tsx': 'decides or comments',
  'features/deputies/deputy-form.tsx': 'names a deputy',
  'features/handouts/price-forms/new-price-form.tsx': 'creates a template',
  'features/margin-decisions/recalculation-dialog.lazy.tsx': 'asks for a recalculation',
  'features/organizations/loss-reasons/add-loss-reason.tsx': 'adds a reason',
  'features/platform/platform-dialogs.lazy.tsx': 'founds a tenant, grants a Manager',
  'features/rules/new-rule-screen.tsx': 'creates a rule',
  'features/scenarios/create-scenario-dialog.tsx': 'creates a scenario',
  'features/scenarios/rename-scenario-dialog.tsx': 'names a scenario: one value, the last name stays',
  'features/services/new-service/use-new-service.ts': 'creates a service',
  'features/services/rows/row-form.tsx': 'adds a row',
  'features/tariff-steps/new-row-dialog.tsx': 'adds a row',
  'features/tariff-steps/new-step-dialog.tsx': 'starts a draft',
  'features/tasks/dialog/new-task-dialog.tsx': 'creates a task',
  'features/tasks/settings/template-dialog.tsx': 'writes a template as a whole, refused once others saved it',
};

/** Acts without a form: what was calculated is saved as a whole, and a rule, rounding or the origin of heads is switched. */
const acts: readonly string[] = [
  'features/services/targets/stored-target.tsx',
  'features/services/targets/mobile-target.tsx',
  'features/rules/use-rule-acts.ts',
  'features/services/revenue/unit-prices/unit-prices-card.tsx',
  'features/services/shifts/checks/use-heads-from-shifts.ts',
];

describe('forms for something stored', () => {
  it.each(Object.entries(editedThings))('of a %s save through the one mechanism', (_thing, { call }) => {
    const savers = filesWith(new RegExp(`trpc\\.${call.replaceAll('.', '\\.')}\\.useMutation`));
    expect(savers).not.toEqual([]);
    expect(savers.filter((file) => !isEditForm(file) && !acts.includes(file))).toEqual([]);
  });

  it.each(mechanism.slice(1).map((name, at) => ({ name, earlier: mechanism.slice(0, at + 1) })))(
    'save the same way through $name',
    ({ name, earlier }) => {
      const [home] = sources.filter(({ text }) => text.includes(`export function ${name}<`));
      expect(home && usesOneOf(home.text, earlier)).toBe(true);
    },
  );

  it('are all forms that are not known to edit nothing: none is without it', () => {
    const others = filesWith(/\buseSchemaForm[<(]/).filter(
      (file) => !file.startsWith('forms/') && !isEditForm(file) && !(file in forms),
    );
    expect(others).toEqual([]);
  });

  it('leave no line for a form that is gone', () => {
    const withForm = filesWith(/\buseSchemaForm[<(]/);
    expect(Object.keys(forms).filter((file) => !withForm.includes(file))).toEqual([]);
  });
});
