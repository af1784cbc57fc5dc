import { createFileRoute } from '@tanstack/react-router';
import { RulesScreen } from '../../../../features/rules/rules-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/marginrules/')({
  component: () => <RulesScreen decisionType="MARGIN_DECISION" />,
});
