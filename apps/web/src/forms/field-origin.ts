import { createContext, type ReactNode, use } from 'react';

/** Says where the value of a field comes from, given its path and the value it has now; null where nothing is known. */
export type OriginOfField = (path: string, value: unknown) => ReactNode;

export const FieldOrigins = createContext<OriginOfField>(() => null);

/** What stands below a field about the origin of its value; null without one. */
export function useFieldOrigin(path: string, value: unknown): ReactNode {
  return use(FieldOrigins)(path, value);
}
