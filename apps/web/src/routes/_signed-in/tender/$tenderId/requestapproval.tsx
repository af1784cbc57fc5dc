import { createFileRoute } from '@tanstack/react-router';
import { RequestApprovalScreen } from '../../../../features/margin-decisions/request-approval-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/requestapproval')({
  component: RequestApprovalScreen,
});
