import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import { feature } from '../feature.ts';
import { decisionRuleRules } from './rules.policy.ts';
import { rulesRouter } from './rules.router.ts';
import { ruleWords } from './rules.words.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** rules of an organization came, went, changed or were switched on or off */
    rulesChanged: { organizationId: number; decisionType: RuleDecisionType };
  }
}

/** When organizations want to be asked for bids and margins. */
export const rules = feature('rules', {
  router: rulesRouter,
  policies: { rule: decisionRuleRules },
  streams: { rulesChanged: ({ organizationId }) => ({ kind: 'rulesChanged', audienceId: organizationId }) },
  facade: {
    words: ruleWords,
    queries: { fetchRules: 'rules.list', fetchRuleOverview: 'rules.overview', backTestRule: 'rules.backTest' },
    mutations: {
      createRule: 'rules.create',
      updateRule: 'rules.updateRule',
      deleteRule: 'rules.remove',
      duplicateRule: 'rules.duplicate',
      arrangeRules: 'rules.arrange',
    },
  },
});
