import { describe, expect, it } from 'vitest';
import { createApiToken } from '../accounts/api-tokens.ts';
import { createQuickChanceInput } from '../chance/chance-input.ts';
import { line, optionalLine } from './text.ts';

describe('a name of one line', () => {
  it.each([
    ['line breaks of every kind', 'Wache\r\nam\u2028Hafen\u2029 Nord', 'Wache am Hafen Nord'],
    ['tabs and runs of spaces', '\tWache  \u00a0 am Hafen ', 'Wache am Hafen'],
    ['a turned direction of writing', 'rtl \u202ename\u2066', 'rtl name'],
    ['characters without width', 'Lohn\u200bab\ufeffgleich\u00ad', 'Lohnabgleich'],
    ['controls', 'Wache\u0000 am\u001b Hafen', 'Wache am Hafen'],
    ['letters in two parts', 'Mu\u0308nchen', 'München'],
    ['a family of joined emojis', 'Team 👨\u200d👩\u200d👧', 'Team 👨\u200d👩\u200d👧'],
  ])('is stored without %s', (_what, given, stored) => {
    expect(line(2, 75).parse(given)).toBe(stored);
    expect(optionalLine(75).parse(given)).toBe(stored);
  });

  it('counts what is left: a name of characters that do not show is missing', () => {
    expect(line(1, 10).safeParse('\u200b\u202e\r\n').error?.issues[0]?.message).toBe('REQUIRED');
    expect(optionalLine(10).parse('\u200b')).toBeNull();
  });

  it('is what a Chance and a token have', () => {
    const day = '2027-01-01';
    expect(createApiToken.parse({ name: 'rtl \u202e name', expiresOn: day, scope: 'read' }).name).toBe('rtl name');
    const name = createQuickChanceInput.shape.input.shape.description.shape.name;
    expect(name.parse('Wache\r\n\u202eam Hafen')).toBe('Wache am Hafen');
  });
});
