import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ToastRegion, toasts } from './toast.tsx';

const seen = () =>
  page
    .getByRole('alertdialog')
    .elements()
    .map((element) => element.textContent);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    toasts.dismiss();
    vi.useRealTimers();
  });

  it('shows success for two seconds', async () => {
    await show(<ToastRegion />);
    toasts.success('Schicht hinzugefügt');
    await expect.poll(seen).toEqual(['Schicht hinzugefügt']);
    vi.advanceTimersByTime(1900);
    expect(seen()).toEqual(['Schicht hinzugefügt']);
    vi.advanceTimersByTime(200);
    await expect.poll(seen).toEqual([]);
  });

  it('shows an error for eight seconds, as an alert with its explanation', async () => {
    await show(<ToastRegion />);
    toasts.error('Nicht gespeichert.', 'Ihre Eingaben bleiben.');
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .elements()
          .map((element) => element.textContent),
      )
      .toEqual(['Nicht gespeichert.Ihre Eingaben bleiben.']);
    vi.advanceTimersByTime(7900);
    expect(seen()).toHaveLength(1);
    vi.advanceTimersByTime(200);
    await expect.poll(seen).toEqual([]);
  });

  it('lets a new message take the place of the earlier one', async () => {
    await show(<ToastRegion />);
    toasts.error('Erste');
    await expect.poll(seen).toEqual(['Erste']);
    toasts.success('Zweite');
    await expect.poll(seen).toEqual(['Zweite']);
    vi.advanceTimersByTime(2100);
    await expect.poll(seen).toEqual([]);
  });

  it('is held as long as the pointer rests on it, and goes when the pointer has left', async () => {
    await show(<ToastRegion />);
    toasts.success('Gespeichert');
    await expect.poll(seen).toHaveLength(1);
    await userEvent.hover(page.getByRole('alertdialog'));
    vi.advanceTimersByTime(10_000);
    expect(seen()).toHaveLength(1);
    await userEvent.unhover(page.getByRole('alertdialog'));
    vi.advanceTimersByTime(2_100);
    await expect.poll(seen).toEqual([]);
  });

  it('is held as long as the keyboard is in it', async () => {
    await show(
      <>
        <button type="button">Davor</button>
        <ToastRegion />
      </>,
    );
    toasts.success('Gelöscht', { action: { label: 'Rückgängig', onPress: () => {} } });
    await expect.poll(seen).toHaveLength(1);
    (page.getByRole('button', { name: 'Rückgängig' }).element() as HTMLElement).focus();
    vi.advanceTimersByTime(30_000);
    expect(seen()).toHaveLength(1);
    (page.getByRole('button', { name: 'Davor' }).element() as HTMLElement).focus();
    vi.advanceTimersByTime(8_100);
    await expect.poll(seen).toEqual([]);
  });

  it('stays longer with an action, runs it once and goes', async () => {
    const onPress = vi.fn();
    await show(<ToastRegion />);
    toasts.success('Aufgabe gelöscht', { action: { label: 'Rückgängig', onPress } });
    await expect.poll(seen).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
    expect(onPress).toHaveBeenCalledOnce();
    await expect.poll(seen).toEqual([]);
  });
});
