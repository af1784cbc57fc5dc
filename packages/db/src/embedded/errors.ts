type EmbeddedErrorCode =
  | 'PORT_BUSY'
  | 'FOLDER_IN_USE'
  | 'FOLDER_FULL'
  | 'FOLDER_NOT_WRITABLE'
  | 'NOT_ENOUGH_RIGHTS'
  | 'START_FAILED';

/** Why the embedded database could not be had. The message is one sentence for the person who started the program. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EmbeddedError';
    this.code = code;
  }
}

const DENIED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The code of a failed system call or of a refused statement, '' without one. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Runs file operations on a data folder and says in plain words what kept them from succeeding. */
export async function onFolder<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const code = errorCode(error);
    if (DENIED.has(code)) throw notWritable(folder, error);
    if (FULL.has(code)) throw folderFull(folder, error);
    throw error;
  }
}

export function notWritable(folder: string, cause?: unknown): EmbeddedError {
  return new EmbeddedError(
    'FOLDER_NOT_WRITABLE',
    `The database cannot write to ${folder}: allow this user to write there or choose another data folder.`,
    cause,
  );
}

export function folderFull(folder: string, cause?: unknown): EmbeddedError {
  return new EmbeddedError(
    'FOLDER_FULL',
    `There is no space left for the database in ${folder}: free some or choose another data folder.`,
    cause,
  );
}
