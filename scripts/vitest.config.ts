import { packageConfig, unitTests } from '../vitest.base.ts';

export default packageConfig(unitTests('scripts', ['**/*.test.ts']));
