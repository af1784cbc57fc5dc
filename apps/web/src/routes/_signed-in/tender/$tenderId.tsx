import { createFileRoute } from '@tanstack/react-router';
import { ChanceWorkspace } from '../../../features/chance/workspace/chance-workspace.tsx';
import { MarginActionsOfChance } from '../../../features/margin-decisions/margin-actions-of-chance.tsx';
import { OutdatedRatesNotice } from '../../../features/services/rates/outdated-rates-notice.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId')({ component: Workspace });

const parts = {
  notices: [{ id: 'outdated-rates', Part: OutdatedRatesNotice }],
  actions: [{ id: 'margin', Part: MarginActionsOfChance }],
};

function Workspace() {
  const { tenderId } = Route.useParams();
  return <ChanceWorkspace key={tenderId} id={tenderId} parts={parts} />;
}
