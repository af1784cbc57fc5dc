import { type Archive, ArchiveRefused, openArchive as opened } from '@zuschlag/reading/archive/open-archive';
import type { ArchiveLimits } from '@zuschlag/validation/wire/archive-limits';
import { FileRefused } from './file-refused.ts';

export type { Archive } from '@zuschlag/reading/archive/open-archive';

/** Opens a zip archive within limits. @throws {FileRefused} DAMAGED, ENCRYPTED, UNSAFE_PATH, TOO_LARGE_UNPACKED, also while a part is read */
export async function openArchive(bytes: Buffer, limits: ArchiveLimits): Promise<Archive> {
  const archive = await opened(bytes, limits).catch(refuse);
  return { ...archive, chunks: (name) => chunksOf(archive, name) };
}

async function* chunksOf(archive: Archive, name: string): AsyncGenerator<Buffer> {
  try {
    yield* archive.chunks(name);
  } catch (error) {
    refuse(error);
  }
}

function refuse(error: unknown): never {
  throw error instanceof ArchiveRefused ? new FileRefused(error.problem, error.names) : error;
}
