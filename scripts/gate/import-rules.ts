/** Import directions of docs/architecture.md as rules; each says what to do instead. */
export type Import = { from: string; to: string; isTypeOnly: boolean };

const workspaceOf = (path: string) => path.match(/^(?:packages|apps)\/[\w-]+/)?.[0] ?? null;
const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) ||
  /\/vitest\.\w+\.ts$/.test(path) ||
  path.includes('/testing/') ||
  path.includes('/test/') ||
  path.includes('/bench/') ||
  path.includes('/examples/');

const ofSettings = (path: string) =>
  !path.startsWith('apps/web/src/') ||
  /^apps\/web\/src\/(features\/(configuration|organizations|tariff-steps)|routes\/_signed-in\/settings)/.test(path);

/** Which of our workspaces each may use; `types` may be used as types only. */
const allowed: Record<string, { values: string[]; types?: string[] }> = {
  'packages/validation': { values: [] },
  'packages/calc-engine': { values: ['packages/validation'] },
  'packages/i18n': { values: [], types: ['packages/validation'] },
  'packages/ui': { values: [] },
  'packages/db': { values: ['packages/validation'] },
  'packages/reading': { values: ['packages/validation'] },
  'packages/extraction': { values: ['packages/validation', 'packages/reading'] },
  'packages/sdk': { values: ['packages/validation', 'packages/i18n'], types: ['apps/api'] },
  'apps/api': {
    values: [
      'packages/validation',
      'packages/calc-engine',
      'packages/db',
      'packages/extraction',
      'packages/i18n',
      'packages/reading',
    ],
  },
  'apps/web': {
    values: ['packages/validation', 'packages/calc-engine', 'packages/i18n', 'packages/ui', 'packages/sdk'],
  },
  'apps/cli': { values: ['packages/sdk', 'packages/validation', 'packages/i18n'] },
  'apps/e2e': { values: ['packages/validation', 'packages/sdk'] },
};

export const rules: { instead: string; isBroken: (entry: Import) => boolean }[] = [
  {
    instead: 'this direction is not allowed (docs/architecture.md, Import directions).',
    isBroken: ({ from, to, isTypeOnly }) => {
      const [mine, theirs] = [workspaceOf(from), workspaceOf(to)];
      if (!mine || !theirs || mine === theirs || isTest(from)) return false;
      const may = allowed[mine];
      return !may?.values.includes(theirs) && !(isTypeOnly && may?.types?.includes(theirs));
    },
  },
  {
    instead:
      'the engine knows no schemas; take constants and types from validation/vocabulary, other schemas as types in from-wire.ts.',
    isBroken: ({ from, to, isTypeOnly }) =>
      from.startsWith('packages/calc-engine/src') &&
      to.startsWith('packages/validation') &&
      !to.endsWith('vocabulary.ts') &&
      !isTest(from) &&
      !isTypeOnly,
  },
  {
    instead: 'only *.store.ts and the platform talk to the database; put the query into the store of the feature.',
    isBroken: ({ from, to, isTypeOnly }) =>
      from.startsWith('apps/api/src/features/') &&
      to.startsWith('packages/db') &&
      !isTypeOnly &&
      !from.endsWith('.store.ts') &&
      !isTest(from),
  },
  {
    instead: 'verbs know nothing of HTTP, tRPC or GraphQL; throw a DomainError.',
    isBroken: ({ from, to }) =>
      /^apps\/api\/src\/features\/[^/]+\//.test(from) &&
      !from.endsWith('.router.ts') &&
      !isTest(from) &&
      /^(@trpc|fastify|graphql)/.test(to),
  },
  {
    instead: 'the words of the settings are loaded with the settings only (docs/decisions/0006-bundle.md).',
    isBroken: ({ from, to }) =>
      !ofSettings(from) &&
      // The dialog of the cost parameters of a service loads these words itself.
      !from.startsWith('apps/web/src/features/services/cost-parameters/') &&
      !isTest(from) &&
      !to.endsWith('.feature.ts') &&
      /^apps\/web\/src\/features\/(configuration|organizations)\//.test(to),
  },
  {
    instead: 'product code must not lean on test code.',
    isBroken: ({ from, to }) =>
      !isTest(from) &&
      !from.includes('/seed/') &&
      (/\.test(\.tsx?)?$/.test(to) || /apps\/api\/src\/testing\//.test(to)),
  },
];
