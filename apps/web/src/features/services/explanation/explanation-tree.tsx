import { useLingui } from '@lingui/react/macro';
import { Tree, TreeItem } from '@zuschlag/ui/lists/tree';
import { useEffect, useRef } from 'react';
import type { CalculationBasis } from './explained-figure.ts';
import type { ExplanationNode } from './explanation-nodes.ts';
import { ExplanationRow, useLineTexts } from './explanation-row.tsx';

/** A figure and what it is made of, line by line down to what was entered, counted and read from tables. */
export function ExplanationTree(props: {
  nodes: readonly ExplanationNode[];
  basis: CalculationBasis | null;
  /** ids of nodes whose parts show */
  opened: ReadonlySet<string>;
  onOpened: (opened: ReadonlySet<string>) => void;
}) {
  const { nodes, opened } = props;
  const { t } = useLingui();
  const textsOf = useLineTexts(props.basis);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    frame.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  const below = (parent: string) => nodes.filter(({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('.'))) === parent);
  const itemOf = (node: ExplanationNode) => {
    const texts = textsOf(node);
    const { label, inNumbers, value } = texts;
    const read = opened.has(node.id) ? [label, value] : [label, inNumbers, value];
    return (
      <TreeItem
        key={node.id}
        id={node.id}
        textValue={read.filter(Boolean).join(' ')}
        hasChildren={node.hasParts}
        line={(place) => <ExplanationRow texts={texts} level={node.level} {...place} />}
      >
        {below(node.id).map(itemOf)}
      </TreeItem>
    );
  };

  return (
    // Opening a figure leads the keyboard into the tree; Escape leads back.
    <div ref={frame} className="tnum px-2 pb-3 text-13">
      <Tree label={t`Woraus sich die Zahl ergibt`} opened={opened} onOpened={props.onOpened} autoFocus>
        {below('').map(itemOf)}
      </Tree>
    </div>
  );
}
