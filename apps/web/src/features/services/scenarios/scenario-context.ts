import { createContext, use } from 'react';

/** The scenario whose services a page shows, with the address of its page. */
export type ScenarioPlace = { id: string; name: string; href: string };

export const ScenarioContext = createContext<ScenarioPlace | null>(null);

/** The scenario around a page of services; null where they are the real ones. */
export function useScenarioPlace(): ScenarioPlace | null {
  return use(ScenarioContext);
}
