import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  type ListBoxProps,
  ListBoxSection,
  Text,
} from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { CheckMark } from '../choices/check-mark.tsx';
import { useUiWords } from '../words.tsx';
import { optionRow } from './dropdown.ts';
import { inSections, type Option } from './option.ts';

export interface OptionListProps<K extends string> {
  items: readonly Option<K>[];
  emptyText?: ReactNode;
  /** Several may be chosen: a square in front of every option instead of a tick behind it. */
  hasTicks?: boolean;
  /** Keeps only the visible options in the page. The list is then as wide as its field, since nothing measures all labels. */
  isVirtual: boolean;
  /** Called on Tab, before the browser moves the focus; left out, Tab stays within the popover. */
  onTab?: () => void;
}

/** Pixels. Rows with a description are measured when they come into sight. */
const LAYOUT = { estimatedRowSize: 32, estimatedHeadingSize: 30, padding: 4 };

/** The list of options inside a popover, in sections where they have one. */
export function OptionList<K extends string>({ items, emptyText, hasTicks, isVirtual, onTab }: OptionListProps<K>) {
  const words = useUiWords();
  const sections = inSections(items);

  function leaveOnTab(event: KeyboardEvent): void {
    // The popover would hold the focus.
    event.stopPropagation();
    onTab?.();
  }

  const frame: Pick<ListBoxProps<object>, 'className' | 'renderEmptyState' | 'render'> = {
    className: `min-h-0 flex-1 overflow-auto outline-none ${isVirtual ? '' : 'p-1'}`,
    renderEmptyState: () => <div className="px-2.5 py-1.5 text-ink-3">{emptyText ?? words.noMatches}</div>,
  };
  if (onTab) {
    frame.render = (attributes) => (
      <div
        {...attributes}
        onKeyDownCapture={(event) => (event.key === 'Tab' ? leaveOnTab(event) : attributes.onKeyDownCapture?.(event))}
      />
    );
  }
  const row = (option: Option<K>) => <OptionRow option={option} hasTick={hasTicks} />;
  const list = sections ? (
    <ListBox {...frame} items={sections}>
      {(section) => (
        <ListBoxSection id={`section ${section.id}`} aria-label={section.id || undefined}>
          {section.id === '' ? null : (
            <Header className="px-2.5 pt-2 pb-1 font-medium text-12 text-ink-3">{section.id}</Header>
          )}
          <Collection items={section.options}>{row}</Collection>
        </ListBoxSection>
      )}
    </ListBox>
  ) : (
    <ListBox {...frame} items={items}>
      {row}
    </ListBox>
  );
  return isVirtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      {list}
    </Virtualizer>
  ) : (
    list
  );
}

function OptionRow<K extends string>({ option, hasTick = false }: { option: Option<K>; hasTick?: boolean }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={`${optionRow} group/check`}
    >
      {hasTick ? <CheckMark /> : null}
      {option.icon === undefined ? null : <span className="inline-flex text-ink-2 [&_svg]:size-4">{option.icon}</span>}
      <span className="min-w-0 flex-1">
        <Text slot="label" className="block truncate">
          {option.label}
        </Text>
        {option.description === undefined ? null : (
          <Text slot="description" className="block truncate text-12 text-ink-3">
            {option.description}
          </Text>
        )}
      </span>
      {option.aside === undefined ? null : <span className="tnum shrink-0 text-12 text-ink-3">{option.aside}</span>}
      {hasTick ? null : (
        <Check
          aria-hidden="true"
          className="invisible size-4 shrink-0 text-accent-text group-selected/option:visible"
        />
      )}
    </ListBoxItem>
  );
}
