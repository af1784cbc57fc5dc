import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import type { ListSort } from './chance-filter-search.ts';
import { ChanceSortMenu } from './chance-sort-menu.tsx';

const onChange = vi.fn();
const button = page.getByRole('button', { name: /^Sortiert nach/ });
const choice = (name: string) => page.getByRole('menuitemradio', { name });

function Sorting() {
  const [sort, setSort] = useState<ListSort>({ field: 'submission', order: 'DESC' });
  return (
    <ChanceSortMenu
      sort={sort}
      onChange={(next) => {
        onChange(next);
        setSort(next);
      }}
    />
  );
}

describe('the order of the list', () => {
  it('is chosen in a menu that closes with the choice and gives the focus back', async () => {
    await showPage(<Sorting />);
    await button.click();
    await expect.element(choice('Abgabe')).toHaveAttribute('aria-checked', 'true');
    await choice('Kosten').click();
    expect(onChange).toHaveBeenLastCalledWith({ field: 'totalCost', order: 'DESC' });
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleName('Sortiert nach Kosten, absteigend');
  });

  it('turns round without a mouse', async () => {
    await showPage(<Sorting />);
    await expect.element(button).toBeVisible();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(() => document.activeElement?.role).toBe('menuitemradio');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ field: 'submission', order: 'ASC' });
    await expect.element(button).toHaveFocus();
  });
});
