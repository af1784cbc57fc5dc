import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { s3Address } from '../../files/places/s3-address.ts';
import { type S3Place, s3Place } from '../../files/places/s3-place.ts';

/** `away`: breaks every connection; `cut`: breaks downloads after their first bytes. */
export type Manner = 'normal' | 'away' | 'cut';

export type ObjectStore = {
  url: string;
  place: S3Place;
  behave(manner: Manner): Promise<void>;
  /** the keys of all objects, half of one included */
  keys(): string[];
  close(): Promise<void>;
};

/** An object store of a test's own: s3rver in a process of its own, on a free port, in a folder that goes with it. */
export async function anObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-objects-'));
  const program = fileURLToPath(new URL('object-store-server.mjs', import.meta.url));
  const child = fork(program, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await once(child, 'message');
  const url = `http://S3RVER:S3RVER@127.0.0.1:${port}/files`;
  const place = s3Place(s3Address(url));
  return {
    url,
    place,
    async behave(manner) {
      child.send(manner);
      await once(child, 'message');
    },
    keys() {
      const bucket = path.join(folder, 'files');
      const names = existsSync(bucket) ? readdirSync(bucket, { recursive: true, encoding: 'utf8' }) : [];
      return names.flatMap((name) => name.match(/^(.+)\._S3rver_object$/)?.[1] ?? []).sort();
    },
    async close() {
      place.close();
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
