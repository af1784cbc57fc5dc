import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { DomainError } from '../../errors.ts';
import { BytesMissing, type FileAt, type FilePlace } from './place.ts';
import type { S3Address } from './s3-address.ts';

// An object store takes parts of this size or larger, the last one excepted.
const PART_BYTES = 5_242_880;
const ATTEMPTS = 3;
const AGAIN_MS = 200;
const RETRY_AFTER_S = 10;

const ignore = () => undefined;

export type S3Place = FilePlace & { close(): void };

/**
 * Files as objects under tenant and id. A part is gathered before a call begins, so that a slow sender holds no connection
 * of the store, and a call that failed can be sent again. Loaded only where `S3_URL` is set: the client is large.
 *
 * @throws {DomainError} UNAVAILABLE from each of its functions while the store gives no answer, or refuses
 */
export function s3Place(address: S3Address): S3Place {
  const { bucket: Bucket, prefix, credentials } = address;
  const client = new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    forcePathStyle: address.isPathStyle,
    ...(credentials ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    // With checksums of its own the client frames streamed bodies, and a store that does not know the frames keeps them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown; the console belongs to the operator.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 15_000 },
  });
  const at = ({ mainOrganizationId, id }: FileAt) => ({ Bucket, Key: `${prefix}${mainOrganizationId}/${id}` });

  /** A body of pieces is read once, so the client cannot send it again by itself. */
  async function sendBody<Answer>(pieces: readonly Uint8Array[], send: (body: Body) => Promise<Answer>) {
    const ContentLength = bytesOf(pieces);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send({ Body: Readable.from(pieces, { objectMode: false }), ContentLength });
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthASecondTry(error)) throw error;
        await pause(attempt * AGAIN_MS);
      }
    }
  }

  async function writeInParts(file: FileAt, first: Gathered, more: AsyncIterator<Gathered>): Promise<void> {
    const { UploadId } = await answered(client.send(new CreateMultipartUploadCommand(at(file))));
    try {
      const parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let part: Gathered | undefined = first; part; ) {
        const PartNumber = parts.length + 1;
        const sent = sendBody(part.pieces, (body) =>
          client.send(new UploadPartCommand({ ...at(file), UploadId, PartNumber, ...body })),
        );
        parts.push({ ETag: (await answered(sent)).ETag, PartNumber });
        const next: IteratorResult<Gathered> = await more.next();
        part = next.done ? undefined : next.value;
      }
      const MultipartUpload = { Parts: parts };
      await answered(client.send(new CompleteMultipartUploadCommand({ ...at(file), UploadId, MultipartUpload })));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ ...at(file), UploadId })).catch(() => undefined);
      throw error;
    }
  }

  return {
    name: 's3',
    async write(file, content) {
      const parts = inParts(content);
      const { value: first = { pieces: [], isLast: true } } = await parts.next();
      if (!first.isLast) return writeInParts(file, first, parts);
      await answered(sendBody(first.pieces, (body) => client.send(new PutObjectCommand({ ...at(file), ...body }))));
    },
    async *read(file, { first, last }) {
      if (last < first) return;
      const wanted = { ...at(file), Range: `bytes=${first}-${last}` };
      const { Body: body, ContentRange } = await answered(client.send(new GetObjectCommand(wanted)));
      if (first > 0 && !ContentRange?.startsWith(`bytes ${first}-`))
        throw away(new Error('The object store knows no ranges.'));
      let missing = last - first + 1;
      try {
        for await (const piece of body as Readable) {
          // Some stores answer with more than was asked for.
          const wantedOfIt: Buffer = piece.subarray(0, missing);
          missing -= wantedOfIt.length;
          yield wantedOfIt;
          if (missing === 0) return;
        }
      } catch (error) {
        throw away(error);
      }
      throw away(new Error(`The object of file ${file.id} ends ${missing} bytes early.`));
    },
    async remove(file) {
      await answered(client.send(new DeleteObjectCommand(at(file))));
    },
    close: () => client.destroy(),
  };
}

type Body = { Body: Readable; ContentLength: number };
type Gathered = { pieces: readonly Uint8Array[]; isLast: boolean };

/** The same bytes gathered to parts of `PART_BYTES` or a little more. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Gathered, undefined> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    if (bytes >= PART_BYTES) {
      yield { pieces, isLast: false };
      pieces = [];
      bytes = 0;
    }
    pieces.push(piece);
    bytes += piece.byteLength;
  }
  yield { pieces, isLast: true };
  return undefined;
}

function bytesOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
}

async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw away(error);
  }
}

/** Not what the store refused; a broken connection has no status. */
function isWorthASecondTry(error: unknown): boolean {
  return !(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500;
}

function away(cause: unknown): Error {
  if (cause instanceof NoSuchKey) return new BytesMissing('The object store has no such object.', { cause });
  return Object.assign(new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S }), { cause });
}
