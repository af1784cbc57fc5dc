// The parts of the gate as data, in the order in which the lanes take them: the longest first, so that no long part
// remains at the end.

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} tasks what Turborepo runs
 * @property {string} [after] the part that must be over before
 * @property {string[]} [reports] counted test cases; without them the part counts as one check
 */

const testsOf = (name, folder) => ({
  name,
  tasks: [`@zuschlag/${folder.split('/')[1]}#test`],
  reports: [`${folder}/reports/tests.json`],
});

/** @type {Part[]} */
export const gate = [
  { name: 'web build', tasks: ['build'] },
  testsOf('api tests', 'apps/api'),
  { ...testsOf('end to end', 'apps/e2e'), after: 'web build' },
  testsOf('web tests', 'apps/web'),
  testsOf('ui tests', 'packages/ui'),
  { name: 'types', tasks: ['types', 'types:scripts'] },
  testsOf('engine tests', 'packages/calc-engine'),
  testsOf('cli tests', 'apps/cli'),
  testsOf('sdk tests', 'packages/sdk'),
  testsOf('db tests', 'packages/db'),
  { name: 'catalogs', tasks: ['catalogs'] },
  { name: 'unused code', tasks: ['unused-code'] },
  // Once for all packages: Biome follows imports across them, so each run reads the whole project.
  { name: 'lint', tasks: ['lint:all'] },
  testsOf('validation tests', 'packages/validation'),
  testsOf('i18n tests', 'packages/i18n'),
  testsOf('reading tests', 'packages/reading'),
  testsOf('extraction tests', 'packages/extraction'),
  { name: 'script tests', tasks: ['test:scripts'], reports: ['scripts/reports/tests.json'] },
  { name: 'generated', tasks: ['generated', 'overview:check'] },
  { name: 'bundle', tasks: ['bundle'], after: 'web build' },
  { name: 'layout', tasks: ['layout'] },
  { name: 'imports', tasks: ['imports'] },
];

const withUnits = [
  'packages/validation',
  'packages/calc-engine',
  'packages/extraction',
  'packages/i18n',
  'packages/reading',
  'packages/sdk',
  'apps/api',
  'apps/cli',
  'apps/web',
];

/** Only for `npm run check`: the gate runs the same files as part of each package's tests. */
const unit = {
  name: 'unit',
  tasks: ['unit', 'test:scripts'],
  reports: [...withUnits.map((folder) => `${folder}/reports/unit.json`), 'scripts/reports/tests.json'],
};

/** @returns the whole gate, or the parts of these names, in which hyphens stand for spaces */
export function partsNamed(/** @type {string[]} */ names) {
  if (names.length === 0) return gate;
  const all = [...gate, unit];
  const unknown = names.filter((name) => !all.some((part) => isNamed(part, name)));
  if (unknown.length > 0)
    throw new Error(
      `There is no part ${unknown.join(', ')}. There are: ${all.map(({ name }) => name.replaceAll(' ', '-')).join(' ')}`,
    );
  return all.filter((part) => names.some((name) => isNamed(part, name)));
}

const isNamed = (/** @type {Part} */ part, /** @type {string} */ name) => part.name.replaceAll(' ', '-') === name;
