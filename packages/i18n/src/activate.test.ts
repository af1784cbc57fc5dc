import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { activate, loadWords } from './activate.ts';

/** Catalogs that arrive when the test says so. */
const late = vi.hoisted(() => {
  const gates = new Map<string, { arrived: Promise<void>; arrive: () => void }>();
  const gateOf = (name: string) => {
    const known = gates.get(name);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const gate = { arrived: promise, arrive: () => resolve() };
    gates.set(name, gate);
    return gate;
  };
  const catalog = (name: string) => async () => {
    await gateOf(name).arrived;
    return { messages: { [name.split(' ')[0] as string]: name } };
  };
  return { gateOf, catalog };
});
vi.mock('./locales/public/de.po', () => ({ messages: { public: 'public de' } }));
vi.mock('./locales/public/en.po', () => ({ messages: { public: 'public en' } }));
vi.mock('./locales/list/de.po', late.catalog('list de'));
vi.mock('./locales/list/en.po', late.catalog('list en'));
vi.mock('./locales/sheet/de.po', late.catalog('sheet de'));
vi.mock('./locales/sheet/en.po', late.catalog('sheet en'));

const arrived = (name: string) => late.gateOf(name).arrive();
/** Notes when something is over. */
function watched(promise: Promise<void>) {
  const seen = { isOver: false };
  void promise.then(() => {
    seen.isOver = true;
  });
  return seen;
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

it('keeps a language that is chosen while words arrive, and is ready once the words of that language stand', async () => {
  await activate('de');
  const first = watched(loadWords('list'));
  const second = watched(loadWords('list'));
  await turns();
  expect([first.isOver, second.isOver]).toEqual([false, false]);

  const english = activate('en');
  arrived('list de');
  await turns();
  expect([i18n.locale, first.isOver, second.isOver]).toEqual(['de', false, false]);

  arrived('list en');
  await english;
  await expect.poll(() => [first.isOver, second.isOver]).toEqual([true, true]);
  expect([i18n.locale, i18n._('list')]).toEqual(['en', 'list en']);
});

it('adds words to those that stand, in each language', async () => {
  const sheet = loadWords('sheet');
  arrived('sheet en');
  await sheet;
  expect([i18n._('list'), i18n._('sheet'), i18n._('public')]).toEqual(['list en', 'sheet en', 'public en']);
  arrived('sheet de');
  await activate('de');
  expect([i18n._('list'), i18n._('sheet')]).toEqual(['list de', 'sheet de']);
});
