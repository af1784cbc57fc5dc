import {
  arrangeRulesInput,
  backTestInput,
  backTestResult,
  createRuleInput,
  duplicateRuleInput,
  rule,
  ruleById,
  ruleOverviewOf,
  ruleOverview as ruleOverviewSchema,
  rules,
  rulesOf,
  updateRuleInput,
} from '@zuschlag/validation/rules/rules';
import { router, signedIn } from '../../trpc.ts';
import { backTest } from './back-test.ts';
import {
  arrangeRules,
  createRule,
  deleteRule,
  duplicateRule,
  findRule,
  listRules,
  ruleOverview,
  updateRule,
} from './rules.ts';

export const rulesRouter = router({
  list: signedIn
    .input(rulesOf)
    .output(rules)
    .query(({ ctx, input }) => listRules(ctx, input)),
  overview: signedIn
    .input(ruleOverviewOf)
    .output(ruleOverviewSchema)
    .query(({ ctx, input }) => ruleOverview(ctx, input)),
  byId: signedIn
    .input(ruleById)
    .output(rule)
    .query(({ ctx, input }) => findRule(ctx, input)),
  backTest: signedIn
    .input(backTestInput)
    .output(backTestResult)
    .query(({ ctx, input }) => backTest(ctx, input)),
  create: signedIn
    .input(createRuleInput)
    .output(rule)
    .mutation(({ ctx, input }) => createRule(ctx, input)),
  duplicate: signedIn
    .input(duplicateRuleInput)
    .output(rule)
    .mutation(({ ctx, input }) => duplicateRule(ctx, input)),
  updateRule: signedIn
    .input(updateRuleInput)
    .output(rule)
    .mutation(({ ctx, input }) => updateRule(ctx, input)),
  arrange: signedIn
    .input(arrangeRulesInput)
    .output(ruleOverviewSchema)
    .mutation(({ ctx, input }) => arrangeRules(ctx, input)),
  remove: signedIn
    .input(ruleById)
    .output(rule)
    .mutation(({ ctx, input }) => deleteRule(ctx, input)),
});
