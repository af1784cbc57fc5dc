import type { DownloadedFile, FileTransfer } from './files.ts';
import { pause } from './sending/retries.ts';
import type { CallOptions } from './typed-calls.ts';
import type { Handout, HandoutsRequestInput, Procedures } from './wire.gen.ts';

/** `language` of the words; left out, that of the owner of the token. */
export type BriefOptions = Pick<CallOptions, 'signal' | 'timeoutMs'> & { language?: 'de' | 'en' };
export type HandoutOptions = CallOptions & {
  /** Receives how many services are written, of how many. */
  onProgress?: (done: number, total: number) => void;
};

/** Files of Chances. The procedures are under `api.chance` and `api.handouts`. */
export type Chances = {
  /**
   * Fetches the brief of a Chance: a tagged PDF of one or two pages of A4, with what the owner of the token sees.
   *
   * @throws {ZuschlagError} NOT_FOUND
   */
  brief(chanceId: string, options?: BriefOptions): Promise<DownloadedFile>;
  /**
   * Has a file with the figures of a Chance written, waits for it and fetches it: open calculation, price sheet,
   * calculation of one hour, approval sheet, adequacy.
   *
   * @returns `file` is null when the file could not be written; `handout.problem` says why
   * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, INVALID_INPUT, TOO_MANY_HANDOUTS
   */
  handout(
    request: HandoutsRequestInput,
    options?: HandoutOptions,
  ): Promise<{ handout: Handout; file: DownloadedFile | null }>;
};

const POLL_MS = 500;

export function chancesOf(handouts: Procedures['handouts'], files: FileTransfer): Chances {
  return {
    brief: (chanceId, { language, ...options } = {}) =>
      files.download(`/briefs/${encodeURIComponent(chanceId)}${language ? `?language=${language}` : ''}`, options),
    async handout(request, { onProgress, ...options } = {}) {
      const { signal, timeoutMs } = options;
      let handout = await handouts.request.mutate(request, options);
      while (handout.state === 'waiting' || handout.state === 'running') {
        await pause(POLL_MS, signal);
        handout = await handouts.byId.query({ id: handout.id }, { signal, timeoutMs });
        onProgress?.(handout.done, handout.total);
      }
      if (handout.state !== 'done') return { handout, file: null };
      const path = `/handouts/${encodeURIComponent(handout.id)}/file`;
      return { handout, file: await files.download(path, { signal, timeoutMs }) };
    },
  };
}
