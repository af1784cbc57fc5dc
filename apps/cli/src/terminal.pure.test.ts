import { describe, expect, it } from 'vitest';
import { visible } from './terminal.ts';

describe('a text of a file in the terminal', () => {
  it('shows characters that turn, hide or control text as their numbers', () => {
    expect(visible('Bay\u202eern\u200b')).toBe('Bay\\u{202e}ern\\u{200b}');
    expect(visible('a\u001b[2Jb\rc\u2028d\u009be')).toBe('a\\u{1b}[2Jb\\u{d}c\\u{2028}d\\u{9b}e');
  });

  it('keeps every letter, the ends of lines and hard spaces', () => {
    const text = 'Zeile 3:\n  21,7\u00a0% „Thüringen“ 😀';
    expect(visible(text)).toBe(text);
  });
});
