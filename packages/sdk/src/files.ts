import { fileNameHeader } from '@zuschlag/validation/wire/file-limits';
import { addressOf } from './address.ts';
import { refusalIn, zuschlagError } from './errors.ts';
import { settledOrUnknown } from './sending/outcome.ts';
import { trying } from './sending/retries.ts';
import { type ClientOptions, callHeaders, patienceOf, sendOf } from './sending/transport.ts';
import { sendWithProgress } from './sending/upload-progress.ts';
import type { CallOptions } from './typed-calls.ts';
import type { StoredFile } from './wire.gen.ts';

/** A file as the server sends it. `name` comes from the server and may be null. */
export type DownloadedFile = { name: string | null; type: string; bytes: Uint8Array<ArrayBuffer> };
/** A stream can be read only once, so an upload from a stream has no retry. */
export type FileContent = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
/** `onProgress` receives the sent share, 0 to 1; in browsers only, and not for a stream. */
export type UploadOptions = CallOptions & { onProgress?: (share: number) => void };

/** Sends and fetches files, with the token of the client. */
export type FileTransfer = {
  /**
   * Stores a file on the server, so that a call can name it by its id.
   *
   * @param name the name for people; the server judges the content, not the extension
   * @throws {ZuschlagError} PAYLOAD_TOO_LARGE beyond 5 MiB
   */
  upload(content: FileContent, name: string, options?: UploadOptions): Promise<StoredFile>;
  /**
   * Fetches a file from a path of the server, for example `/imports/<id>/annotated`.
   *
   * @throws {WrongAddress} for an address of another origin, which receives neither a call nor the token
   * @throws {ZuschlagError}
   */
  download(path: string, options?: Pick<CallOptions, 'signal' | 'timeoutMs'>): Promise<DownloadedFile>;
};

// A file of 5 MiB takes a slow line minutes.
const FILE_TIMEOUT_MS = 300_000;

export function fileTransfer(options: ClientOptions): FileTransfer {
  const { url } = options;
  const send = sendOf(options);
  const { attempts, longestWaitMs } = patienceOf(options);
  const ask = async (path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> => {
    const answer = await send(addressOf(url, path), { ...init, headers: { ...init.headers, ...callHeaders(options) } });
    if (!answer.ok) throw await refusalIn(answer);
    return answer;
  };
  const store = async (
    content: FileContent,
    headers: Record<string, string>,
    { signal, onProgress }: UploadOptions,
  ) => {
    if (content instanceof ReadableStream) {
      return ask('/files', { method: 'POST', body: content, headers, signal, duplex: 'half' });
    }
    if (!onProgress) return ask('/files', { method: 'POST', body: content, headers, signal });
    const target = { url: addressOf(url, '/files'), headers: { ...headers, ...callHeaders(options) } };
    const answer = await sendWithProgress(target, content, { signal, onProgress });
    if (!answer.ok) throw await refusalIn(answer);
    return answer;
  };
  return {
    async upload(content, name, { signal, timeoutMs = FILE_TIMEOUT_MS, onProgress, ...given } = {}) {
      const key = given.idempotencyKey ?? crypto.randomUUID();
      const headers = {
        'content-type': 'application/octet-stream',
        [fileNameHeader]: encodeURIComponent(name),
        'idempotency-key': key,
      };
      const limits = {
        attempts: content instanceof ReadableStream ? 1 : attempts.change,
        longestWaitMs,
        timeoutMs,
        signal,
      };
      const attempt = async (signal: AbortSignal) => {
        const answer = await store(content, headers, { signal, onProgress });
        return (await answer.json()) as StoredFile;
      };
      return settledOrUnknown(key, (onFailure) => trying({ ...limits, onFailure }, attempt)).catch(thrower(signal));
    },
    async download(path, { signal, timeoutMs = FILE_TIMEOUT_MS } = {}) {
      const limits = { attempts: attempts.question, longestWaitMs, timeoutMs, signal };
      return trying(limits, async (signal) => {
        const answer = await ask(path, { signal });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        return { name: nameIn(answer.headers.get('content-disposition')), type, bytes };
      }).catch(thrower(signal));
    },
  };
}

/** Throws the reason of a call that its caller gave up, else the error as a `ZuschlagError`. */
function thrower(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    throw signal?.aborted ? signal.reason : zuschlagError(error);
  };
}

/** The file name in a `content-disposition`; the encoded form keeps umlauts. */
export function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}
