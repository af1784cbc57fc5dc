import { createFileRoute } from '@tanstack/react-router';
import { CustomerScreen } from '../../../../features/customers/directory/customer-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/customers/$customerId')({ component: Customer });

function Customer() {
  const { customerId } = Route.useParams();
  return <CustomerScreen key={customerId} customerId={customerId} />;
}
