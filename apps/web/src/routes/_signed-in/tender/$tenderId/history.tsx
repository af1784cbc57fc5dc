import { createFileRoute } from '@tanstack/react-router';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { HistoryScreen } from '../../../../features/history/history-screen.tsx';
import { readHistorySearch } from '../../../../features/history/history-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/history')({
  validateSearch: readSearch(readHistorySearch),
  component: History,
});

function History() {
  return <HistoryScreen search={Route.useSearch()} />;
}
