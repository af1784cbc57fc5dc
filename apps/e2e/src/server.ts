import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the product as `npm start` does, on a fresh demo tenant; ends it after the last story. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zuschlag-e2e-'));
  // Root's database user must be able to enter it, or the data would lie elsewhere and stay there.
  chmodSync(folder, 0o755);
  const port = await freePort();
  process.env.BASE_URL = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'apps/api/src/server.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DEMO: 'on',
      PORT: String(port),
      DATA_FOLDER: folder,
      RATE_LIMIT: '100000',
      SIGN_IN_LIMIT: '10000',
      LOG_LEVEL: 'error',
      SUPPORT_EMAIL: 'hilfe@zuschlag.example',
    },
  });
  for (let waited = 0; !(await answers()); waited += 100) {
    if (server.exitCode !== null || waited > 90_000) throw new Error('the server did not start');
    await pause(100);
  }
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${process.env.BASE_URL}/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
