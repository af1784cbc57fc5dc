import type { Ref, RefObject } from 'react';

/** Gives an element to the component and to its caller. */
export function mergeRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}
