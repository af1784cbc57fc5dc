import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { ServiceScreen } from '../../../../../../features/services/service/service-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/services/permanent/$serviceId')({
  staticData: { head: 'own' },
  beforeLoad: () => loadWords('calculation'),
  component: Service,
});

function Service() {
  const { serviceId } = Route.useParams();
  return <ServiceScreen key={serviceId} serviceId={serviceId} />;
}
