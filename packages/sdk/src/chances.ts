import type { DownloadedFile, FileTransfer } from './files.ts';
import type { CallOptions } from './typed-calls.ts';

/** `language` of the words; left out, that of the owner of the token. */
export type BriefOptions = Pick<CallOptions, 'signal' | 'timeoutMs'> & { language?: 'de' | 'en' };

/** Files of Chances. The procedures are under `api.chance`. */
export type Chances = {
  /**
   * Fetches the brief of a Chance: a tagged PDF of one or two pages of A4, with what the owner of the token sees.
   *
   * @throws {ZuschlagError} NOT_FOUND
   */
  brief(chanceId: string, options?: BriefOptions): Promise<DownloadedFile>;
};

export function chancesOf(files: FileTransfer): Chances {
  return {
    brief: (chanceId, { language, ...options } = {}) =>
      files.download(`/briefs/${encodeURIComponent(chanceId)}${language ? `?language=${language}` : ''}`, options),
  };
}
