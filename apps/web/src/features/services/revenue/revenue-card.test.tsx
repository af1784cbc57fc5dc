import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import type { RatesMove, SplitDifference } from '../rates/rates-move.ts';
import { RevenueCard } from './revenue-card.tsx';
import type { PresentPrice } from './revenue-values.ts';

async function show(
  props: { lockedReason?: string; difference?: SplitDifference; move?: RatesMove; present?: PresentPrice[] } = {},
) {
  const onDraft = vi.fn<(revenue: RevenueCalculation | null) => void>();
  const onSave = vi.fn<(revenue: RevenueCalculation) => void>();
  const answers: Answers = {
    'services.updateRevenueCalculation': ({ input }: { input: RevenueCalculation }) => {
      onSave(input);
      return aService({ ...input, version: 2 });
    },
  };
  await showPage(
    <WithServer answers={answers}>
      <RevenueCard
        service={aService()}
        isGone={false}
        lockedReason={props.lockedReason}
        difference={props.difference ?? null}
        move={props.move ?? null}
        present={props.present}
        onDraft={onDraft}
      />
    </WithServer>,
  );
  return { onDraft, onSave };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const segment = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Speichern' });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the revenue of a service', () => {
  it('says what is stored, and how much a change would move', async () => {
    const { onDraft } = await show({ difference: { total: 3_344.96, rates: 0 } });
    await expect.element(page.getByText(/^Gespeichert: Marge 7,50\s%/)).toBeVisible();
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
    await field('Marge').fill('8');
    await expect.element(page.getByText('Nicht gespeichert')).toBeVisible();
    await expect.element(page.getByText(/^\+3\.344,96\s€ Umsatz$/)).toBeVisible();
    // The schema that reads the field is fetched after the page.
    const typed = { revenueCalculationType: 'Margin', margin: 0.08 };
    await expect.poll(() => onDraft).toHaveBeenLastCalledWith(typed);
  });

  it('says how much of the difference the tables make, and how much the user', async () => {
    await show({ difference: { total: -40_891.17, rates: -33_152.98 } });
    await field('Marge').fill('8,5');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Gespeichert' }))
      .toHaveTextContent(
        'Gespeichert: Marge 7,50 % · −40.891,17 € Umsatz: neue Tabellen −33.152,98 €, Ihre Änderung −7.738,19 €',
      );
  });

  it('takes three decimals of a percent figure, and refuses what cannot be stored instead of rounding it', async () => {
    const { onSave } = await show();
    await field('Marge').fill('8,125');
    await userEvent.tab();
    await expect.element(field('Marge')).toHaveValue('8,125');
    await field('Marge').fill('8,12345');
    await save().click();
    await expect.element(page.getByText('So viele Nachkommastellen sind hier nicht möglich.')).toBeVisible();
    await expect.element(field('Marge')).toHaveValue('8,12345');
    expect(onSave).not.toHaveBeenCalled();
    await field('Marge').fill('8,125');
    await save().click();
    await expect.poll(() => onSave).toHaveBeenCalledWith({ revenueCalculationType: 'Margin', margin: 0.08125 });
  });

  it('begins hourly rates with the present prices and folds the periods without hours', async () => {
    const price = (period: PresentPrice['period'], pricePerHour: number | null) => ({
      ...{ period, pricePerHour, minutes: pricePerHour === null ? 0 : 600 },
    });
    const present = [price('day', 30.8512), price('night', 33.9363), price('sunday', null), price('holiday', null)];
    const { onSave } = await show({ present });
    await segment('Stundensätze absolut').click();
    await expect.element(field('Tag')).toHaveValue('30,85');
    await expect.element(field('Nacht')).toHaveValue('33,94');
    const folded = page.getByRole('button', { name: '2 Zeitarten ohne Stunden' });
    await expect.element(folded).toHaveAttribute('aria-expanded', 'false');
    await save().click();
    await expect.poll(() => onSave).toHaveBeenCalledOnce();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ hourlyRateAbsolute: { day: 30.85, sunday: 30.85 } });
  });

  it('sends the margin as a fraction', async () => {
    const { onSave } = await show();
    await field('Marge').fill('12,5');
    await save().click();
    await expect.poll(() => onSave).toHaveBeenCalledWith({ revenueCalculationType: 'Margin', margin: 0.125 });
  });

  it('refuses more than 99 %', async () => {
    const { onSave, onDraft } = await show();
    await field('Marge').fill('99,5');
    await save().click();
    await expect.element(page.getByText(/99\s?%/).last()).toBeVisible();
    await expect.element(field('Marge')).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
    expect(onDraft).toHaveBeenLastCalledWith(null);
  });

  it('shows the fields of the chosen type only, and forgets the others', async () => {
    const { onSave } = await show();
    await segment('Stundensätze absolut').click();
    await expect.element(field('Marge')).not.toBeInTheDocument();
    await expect.element(field('Feiertag Nacht')).toBeVisible();
    await segment('Pauschale').click();
    await field('Pauschale').fill('60.000');
    await save().click();
    await expect.poll(() => onSave).toHaveBeenCalledWith({ revenueCalculationType: 'Flatrate', flatRate: 60_000 });
  });

  it('brings the stored values back with the stored type', async () => {
    await show();
    await segment('Pauschale').click();
    await segment('Marge').click();
    await expect.element(field('Marge')).toHaveValue('7,50');
  });

  it('asks for every hourly rate of the chosen type', async () => {
    const { onSave } = await show();
    await segment('Stundensätze relativ').click();
    await field('Tag').fill('25');
    await save().click();
    await expect.element(field('Nacht')).toBeInvalid();
    await expect.element(field('Tag')).not.toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('can only be read when the service is locked, and says why', async () => {
    await show({ lockedReason: 'Über die Marge wird gerade entschieden.' });
    await expect.element(page.getByText('Über die Marge wird gerade entschieden.')).toBeVisible();
    await expect.element(field('Marge')).toHaveAttribute('readonly');
    await expect.element(save()).not.toBeInTheDocument();
  });
});
