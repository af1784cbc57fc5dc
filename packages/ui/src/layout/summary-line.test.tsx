import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SummaryLine } from './summary-line.tsx';

it('shows every figure whole on a phone, also two large sums beside each other', async () => {
  await page.viewport(390, 844);
  const items = ['9,00 %', '1.351.071,58 €', '1.385.792,95 €', '12.710 h', '30,35 €'].map((value) => ({
    ...{ id: value, label: 'Zahl', value },
  }));
  await show(
    <div style={{ width: 310 }}>
      <SummaryLine label="Zahlen" items={items} />
    </div>,
  );
  const line = page.getByRole('list', { name: 'Zahlen' }).element();
  expect(line.scrollWidth).toBe(line.clientWidth);
  await page.viewport(1280, 800);
});
