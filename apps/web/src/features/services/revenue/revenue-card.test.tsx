import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { RevenueCard } from './revenue-card.tsx';

async function show(props: { lockedReason?: string; difference?: number | null } = {}) {
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
    const { onDraft } = await show({ difference: 3_344.96 });
    await expect.element(page.getByText(/^Gespeichert: 7,50\s%/)).toBeVisible();
    await expect.element(save()).toBeDisabled();
    await field('Marge').fill('8');
    await expect.element(page.getByText('Nicht gespeichert')).toBeVisible();
    await expect.element(page.getByText(/^\+3\.344,96\s€ Umsatz$/)).toBeVisible();
    // The schema that reads the field is fetched after the page.
    const typed = { revenueCalculationType: 'Margin', margin: 0.08 };
    await expect.poll(() => onDraft).toHaveBeenLastCalledWith(typed);
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
