import { createContext, use } from 'react';

/** What others saved since the form was opened, in words, by the path of the field. */
export const OthersValues = createContext<ReadonlyMap<string, string>>(new Map());

/** What others saved in this field since the form was opened; null when they changed nothing. */
export function useOthersValue(path: string): string | null {
  return use(OthersValues).get(path) ?? null;
}
