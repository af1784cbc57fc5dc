// npm start: everything from a fresh clone to a running product with demo data. Source: README.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { demo, install, make, node, root, say, toolEnvironment } from './setup/prepare.mjs';

install();
say('Preparing the database client and the web …');
const began = performance.now();
make('generate', 'build');
say(`Prepared in ${((performance.now() - began) / 1_000).toFixed(2)} s.`);

const server = spawn(node, [join(root, 'apps/api/src/server.ts')], {
  cwd: root,
  // The server ends in order when the channel closes, so also when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_ENV: 'production', ...(process.env.DATABASE_URL ? {} : demo()), ...toolEnvironment },
});
// Ctrl-C reaches the whole foreground group, so the server receives it twice; it counts both as one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm may be ended alone, as `timeout` does; its shell then ends without a word to this process.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
}
// A closed terminal takes no more output.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
