import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '@zuschlag/ui';
import { Select } from '@zuschlag/ui/lists/select';
import type { GridLabels } from './grid.tsx';
import type { PastedColumn } from './read-paste.ts';

const NONE = 'none';

/** Where each column of the clipboard goes, to be put right; open while a place is a guess. */
export function PasteColumns({
  sources,
  columnIds,
  labels,
  isOpen,
  onOpen,
  onChoose,
}: {
  sources: readonly PastedColumn[];
  /** the columns of the grid */
  columnIds: readonly string[];
  labels: GridLabels;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (index: number, columnId: string | null) => void;
}) {
  const { t } = useLingui();
  const items = [
    { id: NONE, label: t`nicht übernehmen` },
    ...columnIds.map((id) => ({ id, label: labels[id]?.label ?? id })),
  ];
  return (
    <Disclosure
      title={t`Spalten zuordnen`}
      count={sources.length}
      look="plain"
      isExpanded={isOpen}
      onExpandedChange={onOpen}
    >
      <div className="grid gap-3 pb-1 sm:grid-cols-2 lg:grid-cols-3">
        {sources.map(({ index, heading, sample, columnId, isGuess }) => (
          <Select
            key={index}
            size="small"
            label={heading === '' ? t`Spalte ${index + 1}: ${sample}` : heading}
            description={isGuess ? t`Nach dem Inhalt geraten` : undefined}
            items={items}
            value={columnId ?? NONE}
            onChange={(id) => onChoose(index, id === NONE ? null : id)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
