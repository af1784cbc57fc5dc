import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { Tree, TreeItem } from './tree.tsx';

function Costs() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['costs']));
  const line = (text: string) => (place: { isCurrent: boolean; chevron: ReactNode }) => (
    <span>
      {place.chevron}
      {text}
      {place.isCurrent ? ' (genau)' : ''}
    </span>
  );
  return (
    <>
      <Tree label="Kosten" opened={opened} onOpened={setOpened} autoFocus>
        <TreeItem id="costs" textValue="Kosten 12 €" hasChildren line={line('Kosten 12 €')}>
          <TreeItem id="pay" textValue="Lohn 9 €" hasChildren line={line('Lohn 9 €')}>
            <TreeItem id="wage" textValue="Grundlohn 7 €" hasChildren={false} line={line('Grundlohn 7 €')} />
          </TreeItem>
          <TreeItem id="material" textValue="Material 3 €" hasChildren={false} line={line('Material 3 €')} />
        </TreeItem>
      </Tree>
      <button type="button">danach</button>
    </>
  );
}

const item = (name: string) => page.getByRole('row', { name });
const names = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.getAttribute('aria-label'));

describe('a tree', () => {
  it('opens an item whose children are given only once it is open', async () => {
    function Lazy() {
      const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
      return (
        <Tree label="Kosten" opened={opened} onOpened={setOpened} autoFocus>
          <TreeItem id="costs" textValue="Kosten" hasChildren line={({ chevron }) => <span>{chevron} Kosten</span>}>
            {opened.has('costs') ? (
              <TreeItem id="pay" textValue="Lohn" hasChildren={false} line={() => 'Lohn'} />
            ) : null}
          </TreeItem>
        </Tree>
      );
    }
    await show(<Lazy />);
    await expect.element(item('Kosten')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('Lohn')).toBeVisible();
    await expect.poll(names).toEqual(['Kosten', 'Lohn']);
  });

  it('says where each line stands and whether it is open', async () => {
    await show(<Costs />);
    await expect.element(page.getByRole('treegrid', { name: 'Kosten' })).toBeVisible();
    await expect.element(item('Kosten 12 €')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('Lohn 9 €')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(item('Material 3 €')).toHaveAttribute('aria-level', '2');
    await expect.element(item('Material 3 €')).toHaveAttribute('aria-posinset', '2');
    await expect.element(item('Material 3 €')).toHaveAttribute('aria-setsize', '2');
    await expect.element(item('Material 3 €')).not.toHaveAttribute('aria-expanded');
  });

  it('takes the focus, is walked with arrows, Home and End, and is one stop of the Tab key', async () => {
    await show(<Costs />);
    await expect.element(item('Kosten 12 €')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Lohn 9 €')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Material 3 €')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Material 3 €')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Kosten 12 €')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'danach' })).toHaveFocus();
    await expect.element(item('Kosten 12 €')).toHaveTextContent('Kosten 12 € (genau)');
  });

  it('opens and closes with the arrows to the sides, and goes to the parent', async () => {
    await show(<Costs />);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(item('Grundlohn 7 €')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('Grundlohn 7 €')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('Lohn 9 €')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(names).toEqual(['Kosten 12 €', 'Lohn 9 €', 'Material 3 €']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('Kosten 12 €')).toHaveFocus();
  });

  it('opens and closes with Enter and Space, on a click and by touch', async () => {
    await show(<Costs />);
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Kosten 12 €']);
    await page.getByText(/^Kosten 12 €/).click();
    await expect.element(item('Lohn 9 €')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(item('Lohn 9 €')).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await tap(page.getByText(/^Lohn 9 €/).element());
    await expect.element(item('Grundlohn 7 €')).toBeVisible();
  });
});
