import { isDeep } from '../../packages/validation/src/testing/sampling.ts';
import { packageConfig, unitTests } from '../../vitest.base.ts';
import { browserTests } from './vitest.browser.ts';

export default packageConfig(
  unitTests('web', ['src/**/*.pure.test.ts']),
  // Without a graphics card the processor paints each picture of a movement. The controls of `packages/ui` are tested as
  // they move.
  browserTests('web', ['src/**/*.test.tsx'], ['src/testing/between-tests.ts'], isDeep ? 'no-preference' : 'reduce'),
);
