import type { ExplanationNode } from './explanation-nodes.ts';

/** Where a key leads in a tree, and what it opens or closes; null for keys that mean nothing here. */
export function stepInTree(
  key: string,
  nodes: readonly Pick<ExplanationNode, 'id' | 'level' | 'hasParts'>[],
  opened: ReadonlySet<string>,
  current: string,
): { to?: string; toggle?: 'open' | 'close' } | null {
  const at = Math.max(
    0,
    nodes.findIndex(({ id }) => id === current),
  );
  const node = nodes[at];
  if (!node) return null;
  const isOpen = node.hasParts && opened.has(node.id);
  const to = (index: number) => ({ to: nodes[Math.max(0, Math.min(nodes.length - 1, index))]?.id });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(nodes.length - 1);
    case 'ArrowRight':
      if (!node.hasParts) return {};
      return isOpen ? to(at + 1) : { toggle: 'open' };
    case 'ArrowLeft':
      if (isOpen) return { toggle: 'close' };
      return node.level > 1 ? { to: node.id.slice(0, node.id.lastIndexOf('.')) } : {};
    case 'Enter':
    case ' ':
      return node.hasParts ? { toggle: isOpen ? 'close' : 'open' } : {};
    default:
      return null;
  }
}
