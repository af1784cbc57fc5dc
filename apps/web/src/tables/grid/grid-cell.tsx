import type { FieldError } from '@zuschlag/validation/errors';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { fieldProblemMessage } from '../../app/errors/error-messages.ts';

/** One cell: its text, or the field while it is edited. */
export function GridCell({
  text,
  isEnd,
  isActive,
  isChosen,
  problem,
  caution,
  label,
  choices,
  editing,
  onChoose,
  onEdit,
  onKey,
  onLeave,
}: {
  text: string;
  isEnd: boolean;
  /** the cell that keys go to */
  isActive: boolean;
  /** part of a chosen area */
  isChosen: boolean;
  problem: Pick<FieldError, 'problem' | 'bound'> | undefined;
  /** what is unusual about the text without being wrong */
  caution: string | null;
  label: string;
  choices: readonly string[] | undefined;
  /** the first text of the field; null while it is not edited */
  editing: string | null;
  onChoose: (isExtending: boolean) => void;
  onEdit: () => void;
  onKey: (event: KeyboardEvent, text: string) => void;
  onLeave: (text: string) => void;
}) {
  const problemId = useId();
  const message = problem ? fieldProblemMessage(problem.problem, problem.bound) : caution;
  const marked = 'underline decoration-wavy decoration-1 underline-offset-4';
  const mark = problem ? `text-danger-text ${marked}` : caution === null ? '' : `text-warn-text ${marked}`;
  const ring = isActive ? 'outline-2 outline-accent -outline-offset-2' : 'outline-none';
  const ground = isChosen ? 'bg-accent-soft' : '';
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid, in the markup of a table
      role="gridcell"
      tabIndex={isActive && editing === null ? 0 : -1}
      data-chosen={isActive ? '' : undefined}
      aria-selected={isActive || isChosen}
      aria-invalid={problem !== undefined}
      aria-describedby={message === null ? undefined : problemId}
      title={message ?? undefined}
      onPointerDown={(event) => {
        if (editing === null) onChoose(event.shiftKey);
      }}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse') onChoose(true);
      }}
      onDoubleClick={onEdit}
      className={`tnum relative h-9 cursor-cell whitespace-nowrap border-b px-2 ${isEnd ? 'text-right' : ''} ${ring} ${ground} ${mark}`}
    >
      {editing === null ? (
        // A missing value is marked, too.
        text || (problem ? '…' : '')
      ) : (
        <CellField first={editing} label={label} isEnd={isEnd} choices={choices} onKey={onKey} onLeave={onLeave} />
      )}
      {message === null ? null : (
        <span id={problemId} className="sr-only">
          {message}
        </span>
      )}
    </td>
  );
}

function CellField({
  first,
  label,
  isEnd,
  choices,
  onKey,
  onLeave,
}: {
  first: string;
  label: string;
  isEnd: boolean;
  choices: readonly string[] | undefined;
  onKey: (event: KeyboardEvent, text: string) => void;
  onLeave: (text: string) => void;
}) {
  const listId = useId();
  const [text, setText] = useState(first);
  const isDone = useRef(false);
  return (
    <>
      <input
        // The person has just begun to type into this cell.
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the focused cell
        autoFocus
        value={text}
        aria-label={label}
        list={choices ? listId : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
        onKeyDown={(event) => {
          isDone.current = ['Enter', 'Tab', 'Escape', 'ArrowUp', 'ArrowDown'].includes(event.key);
          onKey(event, text);
        }}
        onBlur={() => {
          if (!isDone.current) onLeave(text);
        }}
        className={`absolute inset-0 w-full bg-surface px-2 text-14 text-ink outline-2 outline-accent -outline-offset-2 ${isEnd ? 'text-right' : ''}`}
      />
      {choices ? (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
