import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { trpc } from '../../../app/api/trpc.ts';
import { holds } from '../../../app/session/rights.ts';
import { useSession } from '../../../app/session/session.tsx';
import { overallPercent, useRunningImports } from './use-imports.ts';

const ImportCentre = lazyOverlay(async () => (await import('./import-centre.tsx')).ImportCentre);

/** How far the imports are, on top of every page, and the way to them; absent while there is nothing to see. */
export function ImportsButton() {
  return holds(useSession(), 'CREATE_CHANCE') ? <Imports /> : null;
}

function Imports() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { running } = useRunningImports();
  const { data: ended } = trpc.aiImports.list.useQuery({ section: 'history', first: 1 });
  const isAnyRunning = running !== undefined && running.length > 0;
  if (!isAnyRunning && !isOpen && !ended?.edges.length) return null;
  const percent = overallPercent(running ?? []);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={isAnyRunning ? t`KI-Importe: ${percent} Prozent` : t`KI-Importe`}
        onPress={() => setOpen(true)}
        className="touch relative flex h-9 min-w-9 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 text-ink-2 transition-colors hover:bg-hover hover:text-ink"
      >
        <FileInput aria-hidden="true" className="size-4" />
        {isAnyRunning ? (
          <span aria-hidden="true" className="tnum font-medium text-12">
            {percent} %
          </span>
        ) : null}
      </Button>
      <ImportCentre isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
