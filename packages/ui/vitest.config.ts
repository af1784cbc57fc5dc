import { browserTests } from '../../apps/web/vitest.browser.ts';
import { packageConfig } from '../../vitest.base.ts';

export default packageConfig(browserTests('ui', ['src/**/*.test.{ts,tsx}']));
