import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { demo, install, make, node, root, toolEnvironment } from './setup/prepare.mjs';

/** npm run dev: server and web with hot reload, on the demo data. The address to open is the one Vite prints. */
install();
make('generate');

const port = process.env.PORT ?? '3000';
const environment = {
  ...toolEnvironment,
  NODE_ENV: 'development',
  PORT: port,
  ...(process.env.DATABASE_URL ? { DEMO: '' } : demo()),
  API_URL: `http://127.0.0.1:${port}`,
};
const children: ChildProcess[] = [
  spawn(node, ['--watch', '--watch-preserve-output', join(root, 'apps/api/src/server.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  }),
  spawn(node, [join(root, 'node_modules/.bin/vite')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: environment,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) child.on('exit', (code) => (process.exitCode ??= code ?? 0));
