import { Readable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';

/** A file of an archive. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

// Node itself packs; workers would come from addresses of a browser.
configure({ useWebWorkers: false });

/** A ZIP archive of any size, whose entries are packed while they are read: no entry is ever whole in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writing = write(entries, writable, at);
  // Its failure reaches the reader by the stream.
  writing.catch(() => undefined);
  yield* readable;
  await writing;
}

async function write(entries: AsyncIterable<ZipEntry>, to: WritableStream<Uint8Array>, at: Date): Promise<void> {
  const writer = new ZipWriter(to, { lastModDate: at, level: 6 });
  try {
    for await (const { name, content } of entries)
      await writer.add(name, Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>);
    await writer.close();
  } catch (error) {
    await to.abort(error).catch(() => undefined);
    throw error;
  }
}
