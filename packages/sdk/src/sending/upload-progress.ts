import { ZuschlagError } from '../errors.ts';

/**
 * Sends a body by POST and tells how much of it has left, which `fetch` does not in any browser.
 *
 * @param onProgress share that is sent, 0 to 1
 * @throws {ZuschlagError} UNAVAILABLE without an answer; an `AbortError` when the caller gave up
 */
export function sendWithProgress(
  { url, headers }: { url: URL; headers: Readonly<Record<string, string>> },
  body: Blob | Uint8Array<ArrayBuffer>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (share: number) => void },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ZuschlagError('UNAVAILABLE', {}, null, { answeredBy: null }));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
