import { createContext, type ReactNode, use } from 'react';

/** The texts of values that others saved since the form was opened, by the path of the field. */
export const OthersValues = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** The value that others saved in this field since the form was opened; null without a change. */
export function useOthersValue(path: string): ReactNode {
  return use(OthersValues).get(path) ?? null;
}
