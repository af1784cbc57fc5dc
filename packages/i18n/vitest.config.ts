import { packageConfig, unitTests } from '../../vitest.base.ts';

export default packageConfig(unitTests('i18n', ['src/**/*.test.ts']));
