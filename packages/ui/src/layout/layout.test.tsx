import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Card, CardHeader } from './card.tsx';
import { SummaryLine } from './summary-line.tsx';

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

const isCut = (element: Element) => element.scrollWidth > element.clientWidth;

describe('on a phone', () => {
  it('no figure of a line is cut, however long it is', async () => {
    const items = [
      { id: 'margin', label: 'Marge', value: '11,00 %' },
      { id: 'cost', label: 'Kosten', value: '961.068,86 €' },
      { id: 'revenue', label: 'Umsatz', value: '1.079.852,65 €' },
      { id: 'hours', label: 'Stunden', value: '35.064 h' },
    ];
    await show(
      <div style={{ width: 294 }}>
        <SummaryLine label="Zahlen der Anfrage" items={items} />
      </div>,
    );
    const line = page.getByRole('list', { name: 'Zahlen der Anfrage' });
    expect(isCut(line.element())).toBe(false);
    const { right } = line.element().getBoundingClientRect();
    for (const { value } of items) {
      const box = line.getByText(value).element().getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(right);
    }
  });

  it('the title of a card wraps beside its button', async () => {
    await show(
      <Card>
        <CardHeader title="Bietende Gesellschaften" aside={<span className="px-8">Margenentscheidungen</span>} />
      </Card>,
    );
    expect(isCut(page.getByRole('heading', { name: 'Bietende Gesellschaften' }).element())).toBe(false);
  });
});
