import { describe, expect, it } from 'vitest';
import { searchedAt, sentText, typedFrom, withMark } from './typed-text.ts';

const katrin = { shown: '@Katrin Sommerfeld', sent: '@User:12' };
const service = { shown: '#Nachtwache', sent: '#Service:0199c4f0-1111-7222-8333-444455556666' };

describe('what is sent', () => {
  it('has ids in the place of names', () => {
    expect(sentText({ text: ' Bitte @Katrin Sommerfeld, #Nachtwache ansehen ', marks: [katrin, service] })).toBe(
      `Bitte @User:12, ${service.sent} ansehen`,
    );
  });

  it('tells a longer name from a shorter one, and a name from a longer word', () => {
    const marks = [
      { shown: '@Anna Meier', sent: '@User:1' },
      { shown: '@Anna Meier-Lang', sent: '@User:2' },
    ];
    expect(sentText({ text: '@Anna Meier-Lang und @Anna Meier und @Anna Meiers', marks })).toBe(
      '@User:2 und @User:1 und @Anna Meiers',
    );
  });

  it('leaves names that were deleted again alone', () => {
    expect(sentText({ text: 'Doch niemand', marks: [katrin] })).toBe('Doch niemand');
  });

  it('comes back as it was typed', () => {
    const typed = typedFrom(`@User:12 siehe ${service.sent} und @User:99`, ({ type, id }) =>
      type === 'User' ? (id === '12' ? 'Katrin Sommerfeld' : null) : 'Nachtwache',
    );
    expect(typed.text).toBe('@Katrin Sommerfeld siehe #Nachtwache und @User:99');
    expect(sentText(typed)).toBe(`@User:12 siehe ${service.sent} und @User:99`);
  });
});

describe('what is searched for', () => {
  it.each([
    ['@', { sign: '@', text: '', from: 0 }],
    ['Hallo @Kat', { sign: '@', text: 'Kat', from: 6 }],
    ['Hallo @Katrin Som', { sign: '@', text: 'Katrin Som', from: 6 }],
    ['(#Nacht', { sign: '#', text: 'Nacht', from: 1 }],
    ['kein@wort', null],
    ['@ Kat', null],
    ['@Katrin kann das bitte ansehen', null],
    ['@Katrin\nneu', null],
  ] as const)('behind "%s"', (text, searched) => {
    expect(searchedAt(text, text.length)).toEqual(searched);
  });

  it('is replaced by the name, with the caret behind it', () => {
    const searched = searchedAt('Hallo @Kat', 10);
    expect(searched && withMark({ text: 'Hallo @Kat', marks: [] }, searched, katrin)).toEqual({
      typed: { text: 'Hallo @Katrin Sommerfeld ', marks: [katrin] },
      caret: 25,
    });
  });
});
