import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { CheckMark } from './checkbox.tsx';
import { optionRow } from './dropdown.ts';
import { useUiWords } from './words.tsx';

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

/** From this many options on only the visible ones are in the page. */
const VIRTUAL_FROM = 80;

/** The list of options inside a popover, in sections where they have one, virtualized when long. */
export function OptionList<K extends string>({
  items,
  emptyText,
  hasTicks = false,
}: {
  /** Left out where the surrounding control filters and provides them. */
  items: readonly Option<K>[];
  emptyText?: ReactNode;
  /** Shows a square in front of every option instead of a tick behind it. */
  hasTicks?: boolean;
}) {
  const words = useUiWords();
  const sections = sectionsOf(items);
  const empty = () => <div className="px-2.5 py-1.5 text-ink-3">{emptyText ?? words.noMatches}</div>;
  const row = (option: Option<K>) => <OptionRow key={option.id} option={option} hasTick={hasTicks} />;
  if (sections.length > 0) {
    return (
      <ListBox items={sections} renderEmptyState={empty} className="min-h-0 flex-1 overflow-auto p-1 outline-none">
        {(section) => (
          <ListBoxSection id={`section:${section.title}`}>
            {section.title === '' ? null : (
              <Header className="px-2.5 pt-2 pb-1 font-medium text-12 text-ink-3">{section.title}</Header>
            )}
            <Collection items={section.items}>{row}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    );
  }
  const list = (
    <ListBox items={items} renderEmptyState={empty} className="min-h-0 flex-1 overflow-auto p-1 outline-none">
      {row}
    </ListBox>
  );
  if (items.length < VIRTUAL_FROM) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32, padding: 4 }}>
      {list}
    </Virtualizer>
  );
}

function OptionRow<K extends string>({ option, hasTick }: { option: Option<K>; hasTick: boolean }) {
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
    </ListBoxItem>
  );
}

/** Options by section in the order they come; empty when no option has one. */
function sectionsOf<K extends string>(
  items: readonly Option<K>[],
): { id: string; title: string; items: Option<K>[] }[] {
  if (!items.some((option) => option.section !== undefined)) return [];
  const sections = new Map<string, Option<K>[]>();
  for (const option of items) {
    const title = option.section ?? '';
    sections.set(title, [...(sections.get(title) ?? []), option]);
  }
  return [...sections].map(([title, options]) => ({ id: `section:${title}`, title, items: options }));
}
