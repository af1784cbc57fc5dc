import { fileNameHeader } from '@zuschlag/validation/files/file-limits';
import type { StoredFile } from '@zuschlag/validation/files/files';
import { endSession } from '../session/session-end.ts';
import { sessionHeaders } from './trpc.ts';

/** A file that was fetched: its content, and the name the server gives it. */
type FetchedFile = { blob: Blob; name: string };

/**
 * Fetches a file with the session of this tab, which a plain link would not carry.
 * @param fallbackName its name where the server gives none
 * @throws an error that `failureOf` reads: the refusal of the server, or `OFFLINE`
 */
async function fetchFile(path: string, fallbackName: string): Promise<FetchedFile> {
  const answer = await fetch(path, { credentials: 'include', headers: sessionHeaders() });
  if (!answer.ok) throw refusalIn(answer.status, await answer.text());
  return { blob: await answer.blob(), name: nameIn(answer.headers.get('content-disposition')) ?? fallbackName };
}

/** Fetches a file and hands it to the browser as a download. @throws as `fetchFile` */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const { blob, name } = await fetchFile(path, fallbackName);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Sends a file. Only this old way tells how much of it has left.
 * @param onProgress share of the file that is sent, 0 to 1
 * @throws an error that `failureOf` reads
 */
export function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/files');
    for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader(fileNameHeader, encodeURIComponent(file.name));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as StoredFile);
      else reject(refusalIn(request.status, request.responseText));
    };
    request.onerror = () => reject(new TypeError('network error while sending a file'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** What the server answered instead, in the shape of a failed call. */
function refusalIn(status: number, body: string): Error {
  if (status === 401) endSession('invalid');
  return Object.assign(new Error(`the server answered ${status}`), { data: dataIn(body) ?? { httpStatus: status } });
}

function dataIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { error?: { data?: unknown } }).error?.data;
  } catch {
    return undefined;
  }
}

/** The file name in a `content-disposition`; the encoded form keeps umlauts. */
export function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}
