import { packageConfig, unitTests } from '../../vitest.base.ts';

export default packageConfig(unitTests('validation', ['src/**/*.test.ts']));
