import { zuschlagError } from '@zuschlag/sdk/errors';
import { fileTransfer } from '@zuschlag/sdk/files';
import type { StoredFile } from '@zuschlag/validation/wire/files';
import { connection } from '../api/trpc.ts';
import { noteRefusal } from '../session/session-end.ts';

/**
 * Fetches a file with the session of this tab, which a plain link would not carry, and hands it to the browser.
 *
 * @param fallbackName its name where the server gives none
 * @throws an error that `failureOf` reads
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const { bytes, type, name } = await watched(fileTransfer(connection()).download(path));
  saveBytes(bytes, type, name ?? fallbackName);
}

/** The bytes of a file, to be shown in the page. @throws an error that `failureOf` reads */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return (await watched(fileTransfer(connection()).download(path, { signal }))).bytes;
}

/** Hands bytes to the browser as a file. */
export function saveBytes(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Sends a file.
 *
 * @param onProgress share of the file that is sent, 0 to 1
 * @throws an error that `failureOf` reads
 */
export function uploadFile(
  file: File,
  options: { onProgress: (share: number) => void; signal?: AbortSignal },
): Promise<StoredFile> {
  return watched(fileTransfer(connection()).upload(file, file.name, options));
}

/** A session that is over ends in this tab, too, as after any other call. */
async function watched<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    noteRefusal(zuschlagError(error).code);
    throw error;
  }
}
