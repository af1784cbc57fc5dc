import { databaseTests, packageConfig, unitTests } from '../../vitest.base.ts';

const pure = 'src/**/*.pure.test.ts';

export default packageConfig(unitTests('api', [pure]), databaseTests('api', ['src/**/*.test.ts'], { exclude: [pure] }));
