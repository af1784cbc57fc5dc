import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { useCallback } from 'react';
import { readSearch } from '../../app/navigation/read-search.ts';
import { WinLossScreen } from '../../features/win-loss/win-loss-screen.tsx';
import { readWinLossSearch, type WinLossSearch } from '../../features/win-loss/win-loss-search.ts';

export const Route = createFileRoute('/_signed-in/winloss')({
  validateSearch: readSearch(readWinLossSearch),
  beforeLoad: () => loadWords('dashboard'),
  component: WinLossPage,
});

function WinLossPage() {
  const navigate = useNavigate();
  const onSearch = useCallback(
    (search: WinLossSearch) => void navigate({ to: '/winloss', search, replace: true }),
    [navigate],
  );
  return <WinLossScreen search={Route.useSearch()} onSearch={onSearch} />;
}
