import { databaseTests, packageConfig, unitTests } from '../../vitest.base.ts';

/** `test` holds what runs against the real server. */
export default packageConfig(unitTests('cli', ['src/**/*.pure.test.ts']), databaseTests('cli', ['test/**/*.test.ts']));
