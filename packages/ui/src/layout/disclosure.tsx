import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { Badge } from '../feedback/badge.tsx';

export interface DisclosureProps {
  title: ReactNode;
  count?: number;
  /** Right end of the line: a sum, a state. */
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  defaultExpanded?: boolean;
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** `card` has its own frame, `plain` stands in one. */
  look?: 'card' | 'plain';
  level?: 2 | 3 | 4;
  flush?: boolean;
}

/** A line that opens to show more, with how much there is. */
export function Disclosure(props: DisclosureProps) {
  const { title, count, aside, children, look = 'card', level = 3, flush = false } = props;
  const isCard = look === 'card';
  return (
    <AriaDisclosure
      id={props.id}
      defaultExpanded={props.defaultExpanded}
      isExpanded={props.isExpanded}
      onExpandedChange={props.onExpandedChange}
      className={`group/disclosure min-w-0 ${isCard ? 'rounded-card border bg-surface' : ''}`}
    >
      <Heading level={level} className="flex">
        <Button
          slot="trigger"
          className={`flex min-h-11 w-full cursor-pointer items-center gap-2 text-left font-semibold text-14 hover:bg-hover ${isCard ? 'rounded-card px-3.5' : 'rounded-control px-2'}`}
        >
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-3 transition-transform group-expanded/disclosure:rotate-90"
          />
          <span className="min-w-0 truncate">{title}</span>
          {count === undefined ? null : <Badge kind="count">{count}</Badge>}
          {aside === undefined ? null : <span className="tnum ml-auto shrink-0 font-normal text-ink-2">{aside}</span>}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={flush ? 'border-t' : isCard ? 'border-t p-4' : 'py-2 pr-2 pl-8'}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface DisclosureGroupProps {
  /** `Disclosure` elements with an `id` each. */
  children: ReactNode;
  allowsSeveral?: boolean;
  defaultExpanded?: readonly string[];
}

/** Disclosures of which one, or several, may be open; the group decides which are. */
export function DisclosureGroup({ children, allowsSeveral = true, defaultExpanded }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      allowsMultipleExpanded={allowsSeveral}
      defaultExpandedKeys={defaultExpanded}
      className="grid gap-3"
    >
      {children}
    </AriaDisclosureGroup>
  );
}
