import { fileNameHeader, type StoredFile } from '@zuschlag/validation/files/files';
import { addressOf } from './address.ts';
import { type ClientOptions, callHeaders } from './client.ts';
import { refusalIn, zuschlagError } from './errors.ts';
import { retries, trying } from './retries.ts';
import { sendWithProgress } from './upload-progress.ts';

/** A file as the server sends it. `name` comes from the server and may be null. */
export type DownloadedFile = { name: string | null; type: string; bytes: Uint8Array<ArrayBuffer> };
/** A stream can be read only once, so an upload from a stream has no retry. */
export type FileContent = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Sends and fetches files, with the token of the client. */
export function fileTransfer(options: ClientOptions) {
  const { url, fetch: send = fetch } = options;
  const ask = async (path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> => {
    const headers = { ...init.headers, ...callHeaders(options) };
    const answer = await send(addressOf(url, path), { ...init, headers }).catch((error: unknown) => {
      throw init.signal?.aborted ? error : zuschlagError(error);
    });
    if (!answer.ok) throw await refusalIn(answer);
    return answer;
  };
  return {
    /**
     * Stores a file on the server, so that a call can name it by its id.
     *
     * @param name the name for people; the server judges the content, not the extension
     * @param onProgress the sent share, 0 to 1; in browsers only, and not for a stream
     * @throws {ZuschlagError} PAYLOAD_TOO_LARGE beyond 5 MiB
     */
    upload(
      content: FileContent,
      name: string,
      { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
    ): Promise<StoredFile> {
      const isStream = content instanceof ReadableStream;
      const headers = { 'content-type': 'application/octet-stream', [fileNameHeader]: encodeURIComponent(name) };
      return trying(isStream ? 1 : retries.change, async () => {
        if (onProgress && !isStream) {
          const target = { url: addressOf(url, '/files'), headers: { ...headers, ...callHeaders(options) } };
          const answer = await sendWithProgress(target, content, { signal, onProgress });
          if (!answer.ok) throw await refusalIn(answer);
          return (await answer.json()) as StoredFile;
        }
        const stream = isStream ? { duplex: 'half' as const } : {};
        const answer = await ask('/files', { method: 'POST', body: content, headers, signal, ...stream });
        return (await answer.json()) as StoredFile;
      });
    },
    /** Fetches a file from a path of the server, for example `/imports/<id>/annotated`. @throws {ZuschlagError} */
    download(path: string, signal?: AbortSignal): Promise<DownloadedFile> {
      return trying(retries.question, async () => {
        const answer = await ask(path, { signal });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        return { name: nameIn(answer.headers.get('content-disposition')), type, bytes };
      });
    },
  };
}

/** The file name in a `content-disposition`; the encoded form keeps umlauts. */
export function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}
