import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CalculationBasis } from './explained-figure.ts';
import { useExplanationMessages } from './explanation-messages.ts';
import type { ExplanationNode } from './explanation-nodes.ts';
import { ExplanationRow } from './explanation-row.tsx';
import { stepInTree } from './tree-keyboard.ts';

/** A figure and what it is made of, line by line down to what was entered, counted and read from tables. */
export function ExplanationTree(props: {
  nodes: readonly ExplanationNode[];
  basis: CalculationBasis;
  /** ids of nodes whose parts show */
  opened: ReadonlySet<string>;
  onOpened: (opened: ReadonlySet<string>) => void;
}) {
  const { nodes, basis, opened } = props;
  const { t } = useLingui();
  const { labelOf } = useExplanationMessages(basis);
  const [current, setCurrent] = useState('0');
  const tree = useRef<HTMLDivElement>(null);
  const rowOf = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-node="${id}"]`);

  // Opening a figure leads the keyboard into it; Escape leads back.
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>('[role=treeitem]');
    line?.focus({ preventScroll: true });
    tree.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    props.onOpened(next);
  };
  const moveTo = (id: string) => {
    setCurrent(id);
    rowOf(id)?.focus();
  };
  const isShown = nodes.some(({ id }) => id === current);

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t`Woraus sich die Zahl ergibt`}
      className="tnum px-2 pb-3 text-13"
      onKeyDown={(event) => {
        const step = stepInTree(event.key, nodes, opened, current);
        if (!step) return;
        event.preventDefault();
        if (step.toggle) toggle(current, step.toggle === 'open');
        if (step.to !== undefined) moveTo(step.to);
      }}
    >
      {nodes.map((node) => (
        <ExplanationRow
          key={node.id}
          node={node}
          label={labelOf(node)}
          basis={basis}
          isOpen={opened.has(node.id)}
          isCurrent={isShown ? node.id === current : node.id === '0'}
          onPress={() => {
            moveTo(node.id);
            if (node.hasParts) toggle(node.id, !opened.has(node.id));
          }}
        />
      ))}
    </div>
  );
}
