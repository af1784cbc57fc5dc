import { packageConfig, unitTests } from '../../vitest.base.ts';

export default packageConfig(unitTests('reading', ['src/**/*.test.ts']));
