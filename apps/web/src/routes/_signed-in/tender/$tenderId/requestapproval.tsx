import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { RequestApprovalScreen } from '../../../../features/margin-decisions/request-approval-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/requestapproval')({
  beforeLoad: () => loadWords('approval'),
  component: RequestApprovalScreen,
});
