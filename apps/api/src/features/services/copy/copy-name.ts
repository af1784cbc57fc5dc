import { limits } from '@zuschlag/validation/limits';

/** The name itself where it is free, else with the next free number: `Empfang`, `Empfang (2)`, `Empfang (3)`. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const base = name.replace(/ \(\d+\)$/, '');
  for (let count = 2; ; count += 1) {
    const suffix = ` (${count})`;
    const numbered = `${base.slice(0, limits.serviceName - suffix.length)}${suffix}`;
    if (!taken.has(numbered)) return numbered;
  }
}
