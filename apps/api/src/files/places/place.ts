/** The places in which the content of files may lie. */
export const placeNames = ['database', 's3'] as const;
export type PlaceName = (typeof placeNames)[number];

/** A stored file, as each place knows it. */
export type FileAt = { mainOrganizationId: number; id: string };
/** Bytes of a file, from the first to the last, both included. */
export type ByteRange = { first: number; last: number };

/** The bytes of a file are not there, or are other ones than were stored. */
export class BytesMissing extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'BytesMissing';
  }
}

/** A place that keeps the content of files. A file is written once and never changed. */
export type FilePlace = {
  name: PlaceName;
  /** Writes a file piece by piece as it arrives. A file that was not written to its end is not there. */
  write(file: FileAt, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes of a file in pieces. @throws {BytesMissing} */
  read(file: FileAt, range: ByteRange): AsyncIterable<Buffer>;
  remove(file: FileAt): Promise<void>;
};

/** Every file in pieces of this size, the last one excepted; a migration has it as a number. */
export const chunkSize = 262_144;

/** The same bytes in pieces of `chunkSize`, for pieces of any size that arrive. */
export async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    kept.push(piece);
    length += piece.byteLength;
    while (length >= chunkSize) {
      const all = Buffer.concat(kept);
      yield all.subarray(0, chunkSize);
      kept = [all.subarray(chunkSize)];
      length -= chunkSize;
    }
  }
  if (length > 0) yield Buffer.concat(kept);
}
