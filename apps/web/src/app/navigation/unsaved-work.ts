import { useEffect } from 'react';

/** Why the page should not be left or reloaded without asking: something typed is not saved, or an answer is still streaming. */
export type Unfinished = 'unsaved' | 'running';

type Work = { kind: Unfinished; isKept: boolean };

const open = new Map<symbol, Work>();
let isReloading = false;

/**
 * Registers unfinished work; the returned function ends it.
 * @param isKept a draft in this tab keeps it beyond a reload
 */
export function beginWork(kind: Unfinished, isKept = false): () => void {
  const key = Symbol(kind);
  open.set(key, { kind, isKept });
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
  return [...open.values()].filter(({ kind }) => kind === 'unsaved').length;
}

/** Whether a reload now would lose anything. */
export function isBusy(): boolean {
  return open.size > 0;
}

/** Whether a reload would bring back all that is typed on the page. */
export function isAllKept(): boolean {
  return [...open.values()].every(({ isKept }) => isKept);
}

/** Whether the browser should ask before the page goes: not for a reload of ours that brings everything back. */
export function asksBeforeUnload(): boolean {
  return hasUnsavedWork() && !(isReloading && isAllKept());
}

/** Loads the page anew, with the build that the server has now; drafts keep what is typed, for the rest the browser asks. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/**
 * Marks the page as unsaved while `isUnsaved` holds: leaving asks first, a new version does not reload by itself.
 * @param isKept a draft in this tab keeps it beyond a reload
 */
export function useUnsavedWork(isUnsaved: boolean, isKept = false): void {
  useEffect(() => (isUnsaved ? beginWork('unsaved', isKept) : undefined), [isUnsaved, isKept]);
}

/** Marks something running (a stream, an upload) that a reload would cut. */
export function useRunningWork(isRunning: boolean): void {
  useEffect(() => (isRunning ? beginWork('running') : undefined), [isRunning]);
}
