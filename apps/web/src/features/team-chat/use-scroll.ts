import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from an edge that count as being there. */
const near = 64;

/**
 * Keeps the place of the reader in a list that grows at both ends: earlier messages move nothing, and who reads at the
 * end stays at the end.
 *
 * @param first names what stands at the beginning
 * @param last names what stands at the end
 */
export function useScroll(first: string | undefined, last: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  const seen = useRef({ first, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [isAtStart, setAtStart] = useState(false);
  const isEndKept = useRef(true);

  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    isEndKept.current = atEnd;
    setAtEnd(atEnd);
    setAtStart(element.scrollTop < near);
  }, []);

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isEndKept.current = true;
    look();
  }, [look]);

  const keepEnd = useCallback(() => {
    if (isEndKept.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands at the ends is what moves the list
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || first === undefined) return;
    const before = seen.current;
    if (!isPlaced.current) {
      const line = element.querySelector<HTMLElement>('[data-new]');
      element.scrollTop = line ? line.offsetTop - element.offsetTop - near : element.scrollHeight;
      isPlaced.current = true;
    } else if (before.first !== first) element.scrollTop += element.scrollHeight - before.height;
    else if (isEndKept.current) element.scrollTop = element.scrollHeight;
    seen.current = { first, height: element.scrollHeight };
    look();
  }, [first, last]);

  return { box, look, toEnd, keepEnd, isAtEnd, isAtStart };
}
