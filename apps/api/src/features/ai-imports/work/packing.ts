import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compressed = promisify(gzip);
const expanded = promisify(gunzip);

/** A result as a document keeps it between two steps. */
export async function packed(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compressed(JSON.stringify(value)));
}

export async function unpacked<Value>(content: Uint8Array): Promise<Value> {
  return JSON.parse((await expanded(content)).toString());
}
