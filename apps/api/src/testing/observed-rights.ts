import { features } from '../features/index.ts';
import type { Rule } from '../policy/authorize.ts';

/** The callers of `denialOf` that let a person in or refuse. */
const refusing = /at denialOf [^\n]*\n\s*at (?:async )?(authorize|denialForOwner) /;

/**
 * Watches which rights are asked for while something runs. The tables that answers publish are not counted.
 *
 * @returns thing and wire name, each once, in alphabetical order
 */
export async function rightsAskedBy(run: () => Promise<unknown>): Promise<string[]> {
  const asked = new Set<string>();
  const undo = features.flatMap(({ policies }) =>
    Object.entries(policies ?? {}).flatMap(([thing, rules]) =>
      Object.values(rules).map((rule) => watch(rule, () => asked.add(`${thing}: ${rule.wire}`))),
    ),
  );
  try {
    await run();
  } finally {
    for (const restore of undo) restore();
  }
  return [...asked].sort();
}

/** Replaces the relations of a rule by a getter that reports who asked. */
function watch(rule: Rule<never>, report: () => void): () => void {
  const { who } = rule;
  const property = { configurable: true, enumerable: true };
  const get = () => {
    if (refusing.test(new Error().stack ?? '')) report();
    return who;
  };
  Object.defineProperty(rule, 'who', { ...property, get });
  return () => Object.defineProperty(rule, 'who', { ...property, writable: true, value: who });
}
