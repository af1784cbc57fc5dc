import { databaseTests, packageConfig, processTests } from '../../vitest.base.ts';

const ofServers = 'src/embedded.test.ts';

export default packageConfig(
  databaseTests('db', ['src/**/*.test.ts'], { exclude: [ofServers] }),
  processTests('db', [ofServers]),
);
