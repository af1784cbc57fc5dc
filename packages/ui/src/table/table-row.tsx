import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type ReactNode, use } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Cell as AriaCell, Row as AriaRow } from 'react-aria-components/Table';
import { CheckMark } from '../choices/check-mark.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { GridRow } from './grid-row.tsx';
import { openOnClick } from './row-pointer.ts';
import { TableContext } from './table-context.ts';

export interface RowProps {
  id?: string;
  children: ReactNode;
  /** Opens on click and Enter, and in a new tab on middle click. */
  href?: string;
  onAction?: () => void;
  textValue?: string;
  isDisabled?: boolean;
  /** A sum row: heavier, with a stronger line above. */
  isTotal?: boolean;
}

/** One row; opens when it has `href` or `onAction`. */
export function Row({ id, children, href, onAction, textValue, isDisabled, isTotal = false }: RowProps) {
  const { hasTicks, onRowAction } = use(TableContext);
  const act = onAction ?? (onRowAction && id !== undefined ? () => onRowAction(id) : undefined);
  const isActive = !isDisabled && (href !== undefined || act !== undefined);
  // With checkboxes a click ticks the row, and the mouse belongs to the library.
  const pointer = isActive && !hasTicks ? openOnClick : {};
  return (
    <AriaRow
      id={id}
      href={isDisabled ? undefined : href}
      onAction={isDisabled ? undefined : act}
      textValue={textValue}
      isDisabled={isDisabled}
      {...pointer}
      render={(attributes) => <GridRow {...(attributes as ComponentProps<'tr'>)} />}
      onAuxClick={(event) => {
        if (event.button === 1 && isActive && href !== undefined) window.open(href, '_blank', 'noopener');
      }}
      className={`group/row bg-surface -outline-offset-2 selected:bg-accent-soft ${isTotal ? 'font-semibold [&>*]:border-t [&>*]:border-t-border-button' : ''} ${isActive ? 'cursor-pointer hover:bg-hover' : 'cursor-default'}`}
    >
      {hasTicks ? <Cell>{isDisabled ? null : <Tick />}</Cell> : null}
      {children}
    </AriaRow>
  );
}

/** The checkbox in front of a row, or in the head for all of them. */
export function Tick({ label }: { label?: string }) {
  return (
    <Checkbox
      slot="selection"
      aria-label={label}
      className="group/check relative flex size-6 cursor-pointer items-center justify-center"
    >
      <CheckMark />
    </Checkbox>
  );
}

const cell = cva(
  'whitespace-nowrap border-b bg-inherit px-2.5 first:pl-4 last:pr-4 -outline-offset-2 group-last/row:border-b-0',
  {
    variants: {
      density: { regular: 'h-10', compact: 'h-9', dense: 'h-8' },
      align: { start: 'text-left', end: 'tnum text-right' },
      tone: { plain: '', strong: 'font-medium', quiet: 'text-ink-2', faint: 'text-ink-3', diff: 'bg-diff' },
      wraps: { true: 'whitespace-normal py-2', false: '' },
      // The column is then as wide as its head says, not as wide as its longest text.
      truncates: { true: 'max-w-0 truncate', false: '' },
    },
  },
);

export interface CellProps {
  children?: ReactNode;
  align?: 'start' | 'end';
  tone?: 'plain' | 'strong' | 'quiet' | 'faint' | 'diff';
  /** Longer text may break. */
  wraps?: boolean;
  /** Longer text is cut; the column needs a `width`. */
  truncates?: boolean;
}

/** One cell; figures stand `end` aligned in tabular numerals. */
export function Cell({ children, align = 'start', tone = 'plain', wraps = false, truncates = false }: CellProps) {
  const { density } = use(TableContext);
  return <AriaCell className={cell({ density, align, tone, wraps, truncates })}>{children}</AriaCell>;
}

/** Rows in the shape of what is loading; the widths say how wide the bar of each column is. */
export function skeletonRows(
  columns: readonly { width: number; align?: 'start' | 'end'; kind?: 'line' | 'badge' }[],
  count = 8,
): ReactElement[] {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: loading rows have no identity
    <Row key={row} id={`loading-${row}`} isDisabled textValue="…">
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move while loading
        <Cell key={index} align={column.align}>
          <Skeleton width={column.width} kind={column.kind} align={column.align} />
        </Cell>
      ))}
    </Row>
  ));
}
