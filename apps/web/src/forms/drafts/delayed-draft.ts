import { beforeSessionEnd } from '../../app/session/session-end.ts';

const draftDelayMs = 300;

/** A draft that is written once typing pauses, or at once when the page or the session goes: neither loses a letter. */
export type DelayedDraft = {
  write: (keep: () => void) => void;
  flush: () => void;
  cancel: () => void;
  end: () => void;
};

/** Begins to delay the drafts of a form; `end` stops listening to page and session. */
export function delayDrafts(): DelayedDraft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | null = null;
  const cancel = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = () => {
    const keep = waiting;
    cancel();
    keep?.();
  };
  window.addEventListener('pagehide', flush);
  const stop = beforeSessionEnd(flush);
  return {
    write(keep) {
      cancel();
      waiting = keep;
      timer = setTimeout(flush, draftDelayMs);
    },
    flush,
    cancel,
    end: () => {
      window.removeEventListener('pagehide', flush);
      stop();
    },
  };
}
