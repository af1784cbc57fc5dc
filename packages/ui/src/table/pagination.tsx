import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { latePart } from '../parts/late-part.tsx';
import { useUiWords } from '../words.tsx';

// Rarely used, under the table, and larger than the rest of it.
const SizeSelect = latePart(async () => (await import('../lists/select.tsx')).Select);

type NamedSize = { id: 'fit'; label: string };

export interface PaginationProps {
  /** e.g. "Seite 3 von 12" or "51–100 von 1.204". */
  pageLabel: ReactNode;
  onPrevious?: () => void;
  onNext?: () => void;
  hasPrevious: boolean;
  hasNext: boolean;
  pageSize?: number | string;
  /** Numbers of rows, and sizes that go by a name. */
  pageSizes?: readonly (number | NamedSize)[];
  onPageSize?: (size: number | 'fit') => void;
  /** A note in the middle. */
  note?: ReactNode;
  previousLabel?: string;
  nextLabel?: string;
  pageSizeLabel?: string;
}

/** The foot of a list: rows per page left, page and arrows right. */
export function Pagination(props: PaginationProps) {
  const words = useUiWords();
  const sizeLabel = props.pageSizeLabel ?? words.rowsPerPage ?? '';
  return (
    <nav
      aria-label={typeof props.pageLabel === 'string' ? props.pageLabel : undefined}
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pr-3 pl-4 text-ink-2"
    >
      {props.pageSizes === undefined || props.pageSize === undefined ? null : (
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="max-sm:hidden">
            {sizeLabel}
          </span>
          <Suspense fallback={<Skeleton kind="control" width={64} />}>
            <SizeSelect
              label={sizeLabel}
              isLabelHidden
              size="small"
              tone="quiet"
              items={props.pageSizes.map((size) =>
                typeof size === 'number' ? { id: String(size), label: String(size) } : size,
              )}
              value={String(props.pageSize)}
              onChange={(size) => props.onPageSize?.(size === 'fit' ? size : Number(size))}
            />
          </Suspense>
        </div>
      )}
      {props.note === undefined ? null : <span className="text-12 text-ink-3 max-sm:hidden">{props.note}</span>}
      <div className="ml-auto flex items-center gap-1">
        <span aria-live="polite" className="tnum pr-3">
          {props.pageLabel}
        </span>
        <IconButton
          label={props.previousLabel ?? words.previousPage ?? ''}
          icon={<ChevronLeft />}
          isDisabled={!props.hasPrevious}
          reason={words.firstPage}
          onPress={props.onPrevious}
        />
        <IconButton
          label={props.nextLabel ?? words.nextPage ?? ''}
          icon={<ChevronRight />}
          isDisabled={!props.hasNext}
          reason={words.lastPage}
          onPress={props.onNext}
        />
      </div>
    </nav>
  );
}
