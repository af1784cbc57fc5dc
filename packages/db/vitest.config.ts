import { databaseTests, packageConfig } from '../../vitest.base.ts';

export default packageConfig(databaseTests('db', ['src/**/*.test.ts']));
