import { type KeyboardEvent, useRef } from 'react';
import type { Option } from './option-list.tsx';

/** The option that Enter takes; one under the mouse is not taken by leaving with Tab. */
export interface ActiveOption {
  index: number;
  byKey: boolean;
}

/** How far the keys for a page go. */
const PAGE = 8;
/** Milliseconds after which typing a name begins anew. */
const TYPING_PAUSE = 700;

/**
 * Where a key moves within a list, past what is disabled.
 * @returns the new index, or `null` when the key does not move
 */
export function movedTo(key: string, items: readonly Option[], from: number | null): number | null {
  const last = items.length - 1;
  if (last < 0) return null;
  const at = from ?? (key === 'ArrowUp' || key === 'PageUp' ? last + 1 : -1);
  switch (key) {
    case 'ArrowDown':
      return enabledFrom(items, at === last ? 0 : at + 1, 1);
    case 'ArrowUp':
      return enabledFrom(items, at <= 0 ? last : at - 1, -1);
    case 'PageDown':
      return enabledFrom(items, Math.min(last, at + PAGE), 1) ?? from;
    case 'PageUp':
      return enabledFrom(items, Math.max(0, at - PAGE), -1) ?? from;
    case 'Home':
      return enabledFrom(items, 0, 1);
    case 'End':
      return enabledFrom(items, last, -1);
    default:
      return null;
  }
}

function enabledFrom(items: readonly Option[], start: number, step: 1 | -1): number | null {
  for (let index = start; index >= 0 && index < items.length; index += step) {
    if (!items[index]?.isDisabled) return index;
  }
  return null;
}

/** Finds an option by typing the beginning of its name, as the lists of the system do. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, items: readonly Option[], from: number | null): number | null => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const isNew = timeStamp - typed.current.at > TYPING_PAUSE;
    if (isNew && key === ' ') return null;
    const text = (isNew ? '' : typed.current.text) + key.toLowerCase();
    typed.current = { text, at: timeStamp };
    // A new first letter goes on from where one is, so that pressing it again walks through its options.
    const start = (from ?? -1) + (text.length === 1 ? 1 : 0);
    const order = items.map((_, index) => (index + Math.max(0, start)) % items.length);
    return order.find((index) => matches(items[index], text)) ?? null;
  };
}

function matches(option: Option | undefined, text: string): boolean {
  return option !== undefined && !option.isDisabled && option.label.toLowerCase().startsWith(text);
}
