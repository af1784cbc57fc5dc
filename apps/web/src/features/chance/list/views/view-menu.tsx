import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ListView } from '@zuschlag/validation/views/views';
import { ChevronDown, Layers } from 'lucide-react';
import { useState } from 'react';
import { useMenuButton } from '../../../../app/shell/menu-button.tsx';
import type { ListSearch } from '../chance-filter-search.ts';
import type { ListState } from './list-state.ts';
import type { ViewAct } from './view-dialogs.lazy.tsx';

const ViewMenuContent = lazyOverlay(async () => (await import('./view-menu.lazy.tsx')).ViewMenuContent);
const ViewDialogs = lazyOverlay(async () => (await import('./view-dialogs.lazy.tsx')).ViewDialogs);

/** Which view the list shows, the others, and what is done with them. */
export function ViewMenu({
  state,
  views,
  onSearch,
}: {
  state: ListState;
  views: readonly ListView[];
  onSearch: (search: ListSearch) => void;
}) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const [act, setAct] = useState<ViewAct | null>(null);
  const name = state.view?.name ?? t`Alle Chancen`;
  return (
    <>
      <Button
        {...button}
        size="small"
        icon={<Layers />}
        end={<ChevronDown />}
        aria-label={state.isChanged ? t`Ansicht: ${name}, geändert` : t`Ansicht: ${name}`}
      >
        <span className="max-w-48 truncate">{name}</span>
        {state.isChanged ? <span aria-hidden="true" className="size-1.5 rounded-full bg-warn-text" /> : null}
      </Button>
      <ViewMenuContent {...place} state={state} views={views} onSearch={onSearch} onAct={setAct} />
      <ViewDialogs isOpen={act !== null} act={act} state={state} onSearch={onSearch} onClose={() => setAct(null)} />
    </>
  );
}
