const everythingAboutIt = [
  'chance',
  'services',
  'bidDecisions',
  'marginDecisions',
  'customers',
  'history',
  'dashboard',
] as const;

export const chanceStreamEvents = {
  chanceCreated: { audience: 'chance', invalidates: ['chance', 'bidDecisions', 'customers', 'dashboard'] },
  /** also when its figures begin or cease to rest on changed table rows */
  chanceChanged: {
    audience: 'chance',
    invalidates: ['chance', 'marginDecisions', 'recalculations', 'users', 'customers', 'tasks', 'history', 'dashboard'],
  },
  /** an outcome that only the screens of its author show until its news go out */
  outcomeDeclared: { audience: 'user', invalidates: everythingAboutIt },
  stateChanged: { audience: 'chance', invalidates: everythingAboutIt },
} as const;
