import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };
type Written = { name: Buffer; check: number; packed: number; size: number; offset: number };

// Sizes stand behind the content, which is not known before; names are UTF-8.
const flags = 0x08_08;
const deflated = 8;

/** A ZIP archive whose entries are packed while they are read: no entry is ever whole in memory. Up to 4 GiB. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  const moment = dosMoment(at);
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const one: Written = { name, check: 0, packed: 0, size: 0, offset };
    const head = numbers(
      [0x04_03_4b_50, 4],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [moment, 4],
      [0, 12],
      [name.length, 2],
      [0, 2],
    );
    yield Buffer.concat([head, name]);
    for await (const piece of packed(entry.content, one)) {
      one.packed += piece.length;
      yield piece;
    }
    yield numbers([0x08_07_4b_50, 4], [one.check, 4], [one.packed, 4], [one.size, 4]);
    offset += head.length + name.length + one.packed + 16;
    written.push(one);
  }
  let length = 0;
  for (const { name, check, packed: packedSize, size, offset: start } of written) {
    const head = numbers(
      ...([
        [0x02_01_4b_50, 4],
        [20, 2],
        [20, 2],
        [flags, 2],
        [deflated, 2],
        [moment, 4],
      ] as const),
      ...([
        [check, 4],
        [packedSize, 4],
        [size, 4],
        [name.length, 2],
        [0, 12],
        [start, 4],
      ] as const),
    );
    length += head.length + name.length;
    yield Buffer.concat([head, name]);
  }
  yield numbers([0x06_05_4b_50, 4], [0, 4], [written.length, 2], [written.length, 2], [length, 4], [offset, 4], [0, 2]);
}

/** The content packed, while its size and check sum are counted into the entry. */
function packed(content: AsyncIterable<Uint8Array>, one: Written): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const piece of content) {
      one.check = crc32(piece, one.check);
      one.size += piece.byteLength;
      yield piece;
    }
  }
  // A failure of the source destroys the packer, whose reader then throws it.
  return pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw({ level: 6 }), () => undefined);
}

/** Numbers one behind the other, each in so many bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (value > 0) buffer.writeUIntLE(value, 0, Math.min(bytes, 6));
      return buffer;
    }),
  );
}

/** Time and day as ZIP has them since DOS. */
function dosMoment(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return day * 65_536 + time;
}
