import { createFileRoute } from '@tanstack/react-router';
import { RulesScreen } from '../../../../features/rules/rules-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/bidrules/')({
  component: () => <RulesScreen decisionType="BID_DECISION" />,
});
