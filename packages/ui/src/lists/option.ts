import type { ReactNode } from 'react';

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

/** Options under one heading. */
export interface OptionSection<K extends string> {
  id: string;
  options: readonly Option<K>[];
}

/** @returns the options by section in the order in which the sections first appear, or `null` when no option has one */
export function inSections<K extends string>(items: readonly Option<K>[]): OptionSection<K>[] | null {
  if (!items.some((option) => option.section !== undefined)) return null;
  return [...Map.groupBy(items, (option) => option.section ?? '')].map(([id, options]) => ({ id, options }));
}

/** From this many options on, a list keeps only the visible ones in the page. */
const LONG = 100;

/** Whether a list is long enough to be drawn in part and to be built only while it is open. */
export function isLong(items: readonly Option[]): boolean {
  return items.length > LONG;
}
