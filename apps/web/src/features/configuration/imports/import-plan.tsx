import type { ConfigurationImport, RowVerdict } from '@zuschlag/validation/configuration/imports';
import { useEffect, useRef, useState } from 'react';
import { CommitCard } from './commit-card.tsx';
import { FileNotes } from './file-notes.tsx';
import { ImportRows } from './import-rows.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { VerdictChips } from './verdict-chips.tsx';

/** The plan of an import, or what became of it: the counts, what would be written, and every row. */
export function ImportPlan({
  import: one,
  shown,
  onShow,
}: {
  import: ConfigurationImport;
  shown: readonly RowVerdict[];
  onShow: (verdicts: RowVerdict[]) => void;
}) {
  const outcome = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(one.state);
  // The button that wrote the import goes with the plan; the focus would be nowhere.
  useEffect(() => {
    if (one.state !== atFirst && document.activeElement === document.body) outcome.current?.focus();
  }, [one.state, atFirst]);
  return (
    <div ref={outcome} tabIndex={-1} className="grid gap-4 outline-none">
      <FileNotes import={one} />
      {one.state === 'planned' ? <CommitCard import={one} /> : <OutcomeBanner import={one} />}
      <div className="grid gap-3">
        <VerdictChips counts={one.counts} shown={shown} onShow={onShow} />
        <ImportRows import={one} shown={shown} onShowAll={() => onShow([])} />
      </div>
    </div>
  );
}
