import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useState } from 'react';
import { CheckMark } from '../choices/check-mark.tsx';
import { useUiWords } from '../words.tsx';
import { optionRow } from './dropdown.ts';
import type { ActiveOption } from './option-keys.ts';

/** One thing to choose in a Select, ComboBox or MultiSelect. */
export interface Option<K extends string = string> {
  id: K;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Right of the label, small and grey. */
  aside?: ReactNode;
  isDisabled?: boolean;
  /** Options with the same section stand together under it. */
  section?: string;
}

export interface OptionListProps<K extends string> {
  /** Of the list; its options are `id-0`, `id-1`, … */
  id: string;
  /** The id of what names it. */
  labelledBy: string;
  items: readonly Option<K>[];
  chosen: readonly string[];
  active: ActiveOption | null;
  onActive: (active: ActiveOption) => void;
  onPick: (option: Option<K>) => void;
  emptyText?: ReactNode;
  /** Several may be chosen: a square in front of every option instead of a tick behind it. */
  hasTicks?: boolean;
  /** For lists that have the focus themselves. */
  ref?: Ref<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** So many options are in the page at first; the next ones come as one moves down. */
const AT_ONCE = 50;

/** The list of options inside a popover, in sections where they have one; `items` in the order of `inSections`. */
export function OptionList<K extends string>(props: OptionListProps<K>) {
  const { id, items, chosen, active, onActive, onPick, emptyText, hasTicks = false } = props;
  const words = useUiWords();
  const [limit, setLimit] = useState(AT_ONCE);
  const count = Math.min(items.length, Math.max(limit, (active?.index ?? 0) + AT_ONCE / 2));

  const reached = active?.byKey ? active.index : -1;
  useLayoutEffect(() => {
    if (reached >= 0) document.getElementById(`${id}-${reached}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, reached]);

  return (
    <div
      ref={props.ref}
      id={id}
      role="listbox"
      aria-labelledby={props.labelledBy}
      aria-multiselectable={hasTicks || undefined}
      aria-activedescendant={active === null ? undefined : `${id}-${active.index}`}
      tabIndex={-1}
      onKeyDown={props.onKeyDown}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (count < items.length && scrollTop + clientHeight > scrollHeight - 400) setLimit(count + AT_ONCE);
      }}
      className="min-h-0 flex-1 overflow-auto p-1 outline-none"
    >
      {items.length === 0 ? (
        // biome-ignore lint/a11y/useFocusableInteractive: it says that there is nothing to choose
        <div role="option" aria-disabled="true" aria-selected="false" className="px-2.5 py-1.5 text-ink-3">
          {emptyText ?? words.noMatches}
        </div>
      ) : null}
      {items.slice(0, count).map((option, index) => (
        <OptionRow
          key={option.id}
          id={`${id}-${index}`}
          option={option}
          heading={option.section === items[index - 1]?.section ? undefined : option.section}
          isChosen={chosen.includes(option.id)}
          isActive={active?.index === index}
          hasTick={hasTicks}
          place={count < items.length ? { size: items.length, position: index + 1 } : undefined}
          onHover={() => onActive({ index, byKey: false })}
          onPick={() => onPick(option)}
        />
      ))}
    </div>
  );
}

function OptionRow<K extends string>(props: {
  id: string;
  option: Option<K>;
  /** Above the first option of a section. */
  heading: string | undefined;
  isChosen: boolean;
  isActive: boolean;
  hasTick: boolean;
  /** Where it stands when not all are in the page. */
  place: { size: number; position: number } | undefined;
  onHover: () => void;
  onPick: () => void;
}) {
  const { option, isChosen, isActive, hasTick, place } = props;
  return (
    <>
      {props.heading ? (
        <div role="presentation" className="px-2.5 pt-2 pb-1 font-medium text-12 text-ink-3">
          {props.heading}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the list or its input */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: so does the focus */}
      <div
        id={props.id}
        role="option"
        aria-selected={isChosen}
        aria-disabled={option.isDisabled || undefined}
        aria-setsize={place?.size}
        aria-posinset={place?.position}
        data-rac=""
        data-selected={isChosen || undefined}
        data-focused={isActive || undefined}
        data-disabled={option.isDisabled || undefined}
        className={`${optionRow} group/check`}
        onPointerMove={isActive || option.isDisabled ? undefined : props.onHover}
        onClick={option.isDisabled ? undefined : props.onPick}
      >
        {hasTick ? <CheckMark /> : null}
        {option.icon === undefined ? null : (
          <span className="inline-flex text-ink-2 [&_svg]:size-4">{option.icon}</span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate">{option.label}</span>
          {option.description === undefined ? null : (
            <span className="block truncate text-12 text-ink-3">{option.description}</span>
          )}
        </span>
        {option.aside === undefined ? null : <span className="tnum shrink-0 text-12 text-ink-3">{option.aside}</span>}
        {hasTick ? null : (
          <Check
            aria-hidden="true"
            className="invisible size-4 shrink-0 text-accent-text group-selected/option:visible"
          />
        )}
      </div>
    </>
  );
}

/** Options of the same section next to each other, sections in the order in which they first come. */
export function inSections<K extends string>(items: readonly Option<K>[]): readonly Option<K>[] {
  if (!items.some((option) => option.section !== undefined)) return items;
  return [...Map.groupBy(items, (option) => option.section ?? '').values()].flat();
}
