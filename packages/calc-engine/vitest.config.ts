import { packageConfig, unitTests } from '../../vitest.base.ts';

export default packageConfig(unitTests('calc-engine', ['{src,test}/**/*.test.ts']));
