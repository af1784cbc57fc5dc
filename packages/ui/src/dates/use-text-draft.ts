import { useState } from 'react';

/** How a field shows its value and parses typed text. */
export interface TextFormat {
  show: (value: string) => string;
  /** @returns the value, or `null` for what cannot be read (yet); `isLeft` accepts short forms that could still grow. */
  read: (text: string, isLeft: boolean) => string | null;
}

export interface TextDraftOptions extends TextFormat {
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
}

/** The typed text with the value at that time: the text stays on screen as long as the value is unchanged. */
interface Draft {
  text: string;
  value: string | null;
  isLeft: boolean;
}

/**
 * A value that people write as text, such as a day. Reports a new value as soon as it is complete. Unreadable text
 * clears the value when the focus leaves, instead of keeping the earlier one, and the text stays visible.
 */
export function useTextDraft({ value: given, defaultValue, onChange, show, read }: TextDraftOptions) {
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const value = given === undefined ? own : given;
  const isCurrent = draft !== null && draft.value === value;

  function set(next: string | null): void {
    setOwn(next);
    if (next !== value) onChange?.(next);
  }

  function type(text: string): void {
    const next = text.trim() === '' ? null : (read(text, false) ?? value);
    setDraft({ text, value: next, isLeft: false });
    set(next);
  }

  function leave(): void {
    if (!isCurrent) return;
    const next = read(draft.text, true);
    setDraft(next === null && draft.text.trim() !== '' ? { ...draft, value: null, isLeft: true } : null);
    set(next);
  }

  function choose(next: string | null): void {
    setDraft(null);
    set(next);
  }

  return {
    value,
    text: isCurrent ? draft.text : value === null ? '' : show(value),
    isUnreadable: isCurrent && draft.isLeft,
    type,
    leave,
    choose,
  };
}
