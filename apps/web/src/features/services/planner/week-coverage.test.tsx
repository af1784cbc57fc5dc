import { orderedPost, type SaveServiceOrder } from '@zuschlag/validation/services/service-order';
import { type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { WeekCoverage } from './week-coverage.tsx';

const workdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const early = shiftInput.parse({ employeeQuantity: 1, startTime: '06:00', endTime: '14:00', ...workdays });
const gate = orderedPost.parse({ name: 'Pforte', heads: 1, startTime: '06:00', endTime: '22:00', ...workdays });
const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
const circumstances = { contract, pauseIncluded: true, holidays: new Set<string>(), tariffs: [] };
const onAdd = vi.fn<(shift: ShiftInput) => Promise<void>>();
const saved = vi.fn<(input: SaveServiceOrder) => void>();

const show = (posts: readonly object[]) =>
  showPage(
    <WithServer
      answers={{
        'services.order': () => ({ serviceId: 's1', version: 1, posts }),
        'services.saveOrder': (input: SaveServiceOrder) => {
          saved(input);
          return { serviceId: 's1', version: 2, posts: input.posts };
        },
      }}
    >
      <WeekCoverage
        serviceId="s1"
        week={{ shifts: [early], monday: '2027-03-15', circumstances }}
        contract={contract}
        hasSubcontractor={false}
        lockedReason={undefined}
        onAdd={onAdd}
      />
    </WithServer>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  onAdd.mockResolvedValue();
  signIn();
});

describe('the week against the order', () => {
  it('names each gap, and begins the shift that closes it', async () => {
    await show([gate]);
    await page.getByRole('button', { name: '5 Abweichungen von der Bestellung' }).click();
    const row = page.getByRole('row', { name: /^Dienstag 14:00 – 22:00/ });
    await expect.element(row.getByText('−1')).toBeVisible();
    await row.getByRole('button', { name: /Schicht anlegen/ }).click();
    await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
      startTime: '14:00',
      endTime: '22:00',
      tuesday: true,
      monday: false,
    });
  });

  it('takes a shift that is drawn with the keys: moved by a day, longer by an hour', async () => {
    await show([]);
    await expect.element(page.getByText('Diese Woche: Tag 40 h')).toBeVisible();
    const lane = page.getByRole('slider', { name: /Neue Schicht zeichnen/ });
    (lane.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect.element(lane).toHaveAttribute('aria-valuetext', 'Dienstag 06:00–15:00');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ startTime: '06:00', endTime: '15:00', tuesday: true });
  });

  it('stores the order that was typed as a table, as a whole and on the version that was read', async () => {
    await show([gate]);
    await page.getByRole('button', { name: 'Bestellte Posten' }).click();
    const grid = page.getByRole('grid', { name: 'Bestellte Posten' });
    await grid.getByRole('row').nth(1).getByRole('gridcell').nth(4).click();
    await userEvent.keyboard('3{Enter}');
    await page.getByRole('button', { name: 'Tabelle speichern' }).click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(saved.mock.calls[0]?.[0]).toEqual({ serviceId: 's1', version: 1, posts: [{ ...gate, heads: 3 }] });
  });
});
