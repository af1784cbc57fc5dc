import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Founds another tenant in the database of the running product, in a process that has the server's modules. */
export function foundTenant(domain: string, kind: 'demo' | 'plain'): void {
  const program = fileURLToPath(new URL('../../../api/src/testing/found-tenant.ts', import.meta.url));
  const database = join(process.env.E2E_FOLDER ?? '', 'database');
  execFileSync(process.execPath, ['--disable-warning=DeprecationWarning', program, database, domain, kind], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
