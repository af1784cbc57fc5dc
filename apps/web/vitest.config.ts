import { packageConfig, unitTests } from '../../vitest.base.ts';
import { browserTests } from './vitest.browser.ts';

export default packageConfig(
  unitTests('web', ['src/**/*.pure.test.ts']),
  browserTests('web', ['src/**/*.test.tsx'], ['src/testing/between-tests.ts']),
);
