import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { InvoicesScreen } from '../../../features/billing/invoices/invoices-screen.tsx';

export const Route = createFileRoute('/_signed-in/admin/invoices')({
  beforeLoad: () => loadWords('settings'),
  component: InvoicesScreen,
});
