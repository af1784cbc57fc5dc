import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '../../../../features/history/history-screen.tsx';
import { readHistorySearch } from '../../../../features/history/history-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/history')({
  validateSearch: readHistorySearch,
  component: History,
});

function History() {
  return <HistoryScreen search={Route.useSearch()} />;
}
