import { packageConfig, unitTests } from '../../vitest.base.ts';

export default packageConfig(unitTests('extraction', ['src/**/*.test.ts']));
