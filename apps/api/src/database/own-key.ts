import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The key of an installation with its own database: a file beside the database that only its owner reads, made at the
 * first start. Two processes that start at once agree on the one that was there first.
 */
export async function ownKey(folder: string): Promise<string> {
  const file = path.join(folder, 'secrets.key');
  await mkdir(folder, { recursive: true });
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
