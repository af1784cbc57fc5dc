import { cva } from 'class-variance-authority';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
} from 'react';
import { Link } from 'react-aria-components/Link';
import { CheckMark } from '../choices/check-mark.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { meansRow } from './grid-keys.ts';
import { partsOf, TableContext } from './table-context.ts';

/** What a row tells a cell: whether it names the row, and the link that opens the row. */
interface CellPlace {
  nameId: string | undefined;
  link: ReactNode;
}

const CellPlaceContext = createContext<CellPlace>({ nameId: undefined, link: null });

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
  const table = use(TableContext);
  const nameId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { hasTicks = false, nameColumn = 0, onRowAction, mode = 'none' } = table ?? {};
  const isSelected = table?.isSelected(id) ?? false;
  const act = onAction ?? (onRowAction && id !== undefined ? () => onRowAction(id) : undefined);
  const isActive = !isDisabled && (href !== undefined || act !== undefined);

  function open(event: MouseEvent | KeyboardEvent): void {
    if (isDisabled || !meansRow(event.currentTarget as HTMLElement, event.target)) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (act) act();
    else if (id !== undefined && mode !== 'none' && href === undefined) table?.onTick(id);
    // The router of the app listens to links, and to what keys are held with them.
    link.current?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
  }

  return (
    <tr
      tabIndex={isDisabled ? undefined : -1}
      aria-labelledby={nameId}
      data-id={id}
      data-text={textValue}
      data-selected={isSelected || undefined}
      aria-selected={mode === 'none' ? undefined : isSelected}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (!isMarkingText(event.currentTarget)) open(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') open(event);
        if (event.key !== ' ' || !meansRow(event.currentTarget, event.target)) return;
        event.preventDefault();
        if (id !== undefined && mode !== 'none') table?.onTick(id);
      }}
      onMouseDown={(event) => {
        if (event.button === 1 && href !== undefined) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button === 1 && href !== undefined) window.open(href, '_blank', 'noopener');
      }}
      className={`group/row bg-surface -outline-offset-2 selected:bg-accent-soft ${isTotal ? 'font-semibold' : ''} ${isActive ? 'cursor-pointer hover:bg-hover' : 'cursor-default'}`}
    >
      {hasTicks ? (
        <Cell>{isDisabled || id === undefined ? null : <Tick of={id} labelledBy={nameId} isOn={isSelected} />}</Cell>
      ) : null}
      {partsOf(children).map((cell, index) => (
        <CellPlaceContext
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the column
          key={index}
          value={{
            nameId: index === nameColumn ? nameId : undefined,
            link:
              index === 0 && href !== undefined && !isDisabled ? (
                <Link ref={link} href={href} aria-hidden="true" className="hidden" />
              ) : null,
          }}
        >
          {cell}
        </CellPlaceContext>
      ))}
    </tr>
  );
}

/** Somebody who marks text with the mouse does not want to leave. */
function isMarkingText(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && row.contains(selection.anchorNode) && row.contains(selection.focusNode);
}

/** The tick in front of a row, or in the head for all of them. */
export function Tick({ of, isOn, ...name }: { of: string; isOn: boolean; labelledBy?: string; label?: string }) {
  const table = use(TableContext);
  return (
    <label className="group/check relative flex size-6 items-center justify-center" data-selected={isOn || undefined}>
      <input
        type="checkbox"
        className="absolute inset-0 cursor-pointer opacity-0"
        aria-label={name.label}
        aria-labelledby={name.labelledBy}
        checked={isOn}
        onChange={() => table?.onTick(of)}
      />
      <CheckMark />
    </label>
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
  const density = use(TableContext)?.density ?? 'regular';
  const { nameId, link } = use(CellPlaceContext);
  return (
    <td
      role={nameId === undefined ? 'gridcell' : 'rowheader'}
      id={nameId}
      tabIndex={-1}
      className={cell({ density, align, tone, wraps, truncates })}
    >
      {link}
      {children}
    </td>
  );
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
