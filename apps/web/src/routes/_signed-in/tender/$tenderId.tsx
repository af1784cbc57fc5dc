import { createFileRoute } from '@tanstack/react-router';
import { ChanceWorkspace } from '../../../features/chance/workspace/chance-workspace.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId')({ component: Workspace });

function Workspace() {
  const { tenderId } = Route.useParams();
  return <ChanceWorkspace key={tenderId} id={tenderId} />;
}
