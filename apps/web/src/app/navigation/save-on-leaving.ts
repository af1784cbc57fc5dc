import { useEffect, useRef } from 'react';

/** Saves what is unsaved. @returns whether it is saved now */
export type SaveOnLeaving = () => Promise<boolean>;

const saves = new Set<SaveOnLeaving>();

/** Offers to save, where the page asks before it is left with something unsaved. */
export function useSaveOnLeaving(isUnsaved: boolean, save: SaveOnLeaving): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const saveLatest = () => latest.current();
    saves.add(saveLatest);
    return () => {
      saves.delete(saveLatest);
    };
  }, [isUnsaved]);
}

export function savesOnLeaving(): readonly SaveOnLeaving[] {
  return [...saves];
}
