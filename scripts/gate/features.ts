import { readFileSync } from 'node:fs';

/**
 * Every feature folder, from left to right: a feature may use the verbs of those left of it. The order is the one in
 * which `features/index.ts` of the API names the features; the web names its own in the same order.
 */
export const features = withDecisions(featuresIn('apps/api/src/features/index.ts'));

const ofWeb = featuresIn('apps/web/src/features/index.ts');
if (ofWeb.join() !== features.filter((name) => ofWeb.includes(name)).join())
  throw new Error('apps/web/src/features/index.ts names its features in another order than the API.');

/** @returns the folders of the features, in the order of the list */
function featuresIn(path: string): string[] {
  const [, list = ''] = /export const features\b[^=]*= \[([^\]]*)\]/.exec(readFileSync(path, 'utf8')) ?? [];
  return [...list.matchAll(/\w+/g)].map(([name]) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** The web keeps what bid and margin decisions share in a folder of its own, which states no feature. */
function withDecisions(names: readonly string[]): string[] {
  return names.flatMap((name) => (name === 'bid-decisions' ? ['decisions', name] : [name]));
}
