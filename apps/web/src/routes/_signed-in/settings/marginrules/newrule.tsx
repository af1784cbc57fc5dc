import { createFileRoute } from '@tanstack/react-router';
import { NewRuleScreen } from '../../../../features/rules/new-rule-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/marginrules/newrule')({
  component: () => <NewRuleScreen decisionType="MARGIN_DECISION" />,
});
