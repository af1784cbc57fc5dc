// npm start: everything from a fresh clone to a running product with demo data. Source: README.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, make, node, root, say, toolEnvironment } from './setup/prepare.mjs';

install();
say('Preparing the database client and the web …');
make('generate', 'build');

const server = spawn(node, [join(root, 'apps/api/src/server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...(process.env.DATABASE_URL ? {} : { DEMO: 'on' }), ...toolEnvironment },
});
// Ctrl-C reaches the whole foreground group; the server closes the database and ends by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
