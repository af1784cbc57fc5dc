import { createContext, use } from 'react';

/** The texts of values that others saved since the form was opened, by the path of the field. */
export const OthersValues = createContext<ReadonlyMap<string, string>>(new Map());

/** The value that others saved in this field since the form was opened; null without a change. */
export function useOthersValue(path: string): string | null {
  return use(OthersValues).get(path) ?? null;
}
