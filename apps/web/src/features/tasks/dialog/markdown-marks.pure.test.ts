import { expect, it } from 'vitest';
import { withMark } from './markdown-marks.ts';

const at = (text: string, from = 0, to = text.length) => ({ text, from, to });

it('a mark around a selection keeps the words selected', () => {
  expect(withMark(at('bis Montag klären', 4, 10), { around: '**' })).toEqual({
    text: 'bis **Montag** klären',
    from: 6,
    to: 12,
  });
});

it('a mark before lines covers each line of the selection, replaces another one, and is taken away by the same', () => {
  const list = withMark(at('Kopf\nSchlüssel\nFotos', 7, 18), { before: '- ' });
  expect(list.text).toBe('Kopf\n- Schlüssel\n- Fotos');
  expect(withMark(list, { before: '## ' }).text).toBe('Kopf\n## Schlüssel\n## Fotos');
  expect(withMark(list, { before: '- ' }).text).toBe('Kopf\nSchlüssel\nFotos');
  expect(withMark(at('', 0, 0), { before: '# ' }).text).toBe('# ');
});

it('a link takes the selection as its words and waits for the address', () => {
  const { text, from } = withMark(at('siehe Portal', 6, 12), { link: 'Link' });
  expect(text).toBe('siehe [Portal](https://)');
  expect(text.slice(0, from)).toBe('siehe [Portal](https://');
  expect(withMark(at('', 0, 0), { link: 'Link' }).text).toBe('[Link](https://)');
});
