import { databaseTests, packageConfig, unitTests } from '../../vitest.base.ts';

/** `test` holds what runs against the real server. */
export default packageConfig(unitTests('sdk', ['src/**/*.test.ts']), databaseTests('sdk', ['test/**/*.test.ts']));
