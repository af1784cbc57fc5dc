import { useEffect } from 'react';

/** Why the page should not be left or reloaded without asking: something typed is not saved, or an answer is still streaming. */
export type Unfinished = 'unsaved' | 'running';

const open = new Map<symbol, Unfinished>();

/** Registers unfinished work; the returned function ends it. */
export function beginWork(kind: Unfinished): () => void {
  const key = Symbol(kind);
  open.set(key, kind);
  return () => {
    open.delete(key);
  };
}

/** Whether anything typed on the page is not saved yet. */
export function hasUnsavedWork(): boolean {
  return unsavedCount() > 0;
}

/** How many forms of the page hold something that is not saved yet. */
export function unsavedCount(): number {
  return [...open.values()].filter((kind) => kind === 'unsaved').length;
}

/** Whether a reload now would lose anything. */
export function isBusy(): boolean {
  return open.size > 0;
}

/** Marks the page as unsaved while `isUnsaved` holds: leaving asks first, a new version does not reload by itself. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? beginWork('unsaved') : undefined), [isUnsaved]);
}

/** Marks something running (a stream, an upload) that a reload would cut. */
export function useRunningWork(isRunning: boolean): void {
  useEffect(() => (isRunning ? beginWork('running') : undefined), [isRunning]);
}
