import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkButton } from '../actions/button.tsx';
import { Cell, Column, Row, Table, TableBody, TableFrame, TableHeader } from '../table/table.tsx';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { CommandPalette } from './command-palette.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const navigate = vi.fn();
const WithRouter = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);

afterEach(() => navigate.mockClear());

describe('links', () => {
  it('go through the router of the app', async () => {
    await show(
      <WithRouter>
        <LinkButton href="/chances">Chancen</LinkButton>
      </WithRouter>,
    );
    await page.getByRole('link', { name: 'Chancen' }).click();
    expect(navigate).toHaveBeenCalledWith('/chances', undefined);
  });
});

describe('a table row with an address', () => {
  const List = () => (
    <WithRouter>
      <TableFrame>
        <Table label="Chancen">
          <TableHeader>
            <Column id="name" isRowHeader>
              Name
            </Column>
          </TableHeader>
          <TableBody>
            <Row id="1" href="/chances/1" textValue="Objektschutz">
              <Cell>Objektschutz</Cell>
            </Row>
          </TableBody>
        </Table>
      </TableFrame>
    </WithRouter>
  );

  it('opens on click and on Enter', async () => {
    await show(<List />);
    await page.getByText('Objektschutz').click();
    expect(navigate).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledTimes(2);
    expect(navigate).toHaveBeenLastCalledWith('/chances/1', undefined);
  });

  it('opens a tab on middle click', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show(<List />);
    await page.getByText('Objektschutz').click({ button: 'middle' });
    expect(open).toHaveBeenCalledExactlyOnceWith('/chances/1', '_blank', 'noopener');
    expect(navigate).not.toHaveBeenCalled();
    open.mockRestore();
  });
});

describe('a sortable column', () => {
  it('asks for the other direction', async () => {
    const onSort = vi.fn();
    await show(
      <Table label="Chancen" sort={{ column: 'name', direction: 'ascending' }} onSort={onSort}>
        <TableHeader>
          <Column id="name" isRowHeader isSortable>
            Name
          </Column>
        </TableHeader>
        <TableBody>{[]}</TableBody>
      </Table>,
    );
    const column = page.getByRole('columnheader', { name: 'Name' });
    await expect.element(column).toHaveAttribute('aria-sort', 'ascending');
    await column.click();
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  });
});

describe('Tabs', () => {
  function Views() {
    return (
      <Tabs
        label="Ansicht"
        items={[
          { id: 'costs', label: 'Kosten' },
          { id: 'prices', label: 'Preise', count: 3 },
          { id: 'rates', label: 'Sätze', isDisabled: true },
        ]}
      >
        <TabPanel id="costs">Lohn und Material</TabPanel>
        <TabPanel id="prices">Preise je Stunde</TabPanel>
      </Tabs>
    );
  }

  it('chooses by arrow keys past what is disabled, and names the panel after the tab', async () => {
    await show(<Views />);
    await userEvent.tab();
    await expect.element(page.getByRole('tab', { name: 'Kosten' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tabpanel', { name: /Preise/ })).toHaveTextContent('Preise je Stunde');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Kosten' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tab', { name: 'Sätze' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('controls the panel that is there, also when one panel shows each of them', async () => {
    function One() {
      const [selected, setSelected] = useState('costs');
      const items = [
        { id: 'costs', label: 'Kosten' },
        { id: 'prices', label: 'Preise' },
      ];
      return (
        <Tabs label="Ansicht" items={items} selected={selected} onSelect={setSelected}>
          <TabPanel id={selected}>{selected}</TabPanel>
        </Tabs>
      );
    }
    await show(<One />);
    await page.getByRole('tab', { name: 'Preise' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Preise' });
    await expect.element(panel).toHaveTextContent('prices');
    await expect
      .element(page.getByRole('tab', { name: 'Preise' }))
      .toHaveAttribute('aria-controls', panel.element().id);
  });

  it('brings the chosen one into sight that lies beyond the edge, at the start and on every choice', async () => {
    const names = ['Tarif', 'Sozialversicherung', 'Haftpflicht', 'Urlaubsgeld', 'Weihnachtsgeld', 'Feiertage'];
    function Tables() {
      const [count, setCount] = useState<number>();
      return (
        <div className="w-80">
          <Tabs label="Tabellen" items={names.map((id) => ({ id, label: id, count }))} defaultSelected="Feiertage" />
          <button type="button" onClick={() => setCount(1_000)}>
            zählen
          </button>
        </div>
      );
    }
    await show(<Tables />);
    const list = page.getByRole('tablist').element();
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    const isInSight = (name: string) => {
      const { left, right } = tab(name).element().getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    };
    await expect.poll(() => isInSight('Feiertage')).toBe(true);
    expect(isInSight('Tarif')).toBe(false);
    await page.getByRole('button', { name: 'zählen' }).click();
    await expect.poll(() => page.getByText('1000', { exact: true }).elements()).toHaveLength(names.length);
    await expect.poll(() => isInSight('Feiertage')).toBe(true);
    await tab('Feiertage').click();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => isInSight('Tarif')).toBe(true);
  });

  it('is chosen by touch', async () => {
    await show(<Views />);
    await tap(page.getByRole('tab', { name: /Preise/ }).element());
    await expect.element(page.getByText('Preise je Stunde')).toBeVisible();
  });
});

describe('CommandPalette', () => {
  it('finds by any word and opens with Enter', async () => {
    const onOpenChange = vi.fn();
    await show(
      <WithRouter>
        <CommandPalette
          label="Suchen"
          placeholder="Wohin?"
          isOpen
          onOpenChange={onOpenChange}
          groups={[
            {
              id: 'pages',
              title: 'Seiten',
              items: [
                { id: 'board', label: 'Dashboard', href: '/dashboard' },
                { id: 'tasks', label: 'Meine Aufgaben', href: '/tasks', keywords: 'todo' },
              ],
            },
          ]}
        />
      </WithRouter>,
    );
    await userEvent.keyboard('todo');
    await expect.poll(() => page.getByRole('menuitem').elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/tasks', undefined);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  const opened = vi.fn();
  const commands = ['Dashboard', 'Aufgaben'].map((label) => ({ id: label, label, onAction: () => opened(label) }));
  const palette = (
    <CommandPalette
      label="Suchen"
      placeholder="Wohin?"
      isOpen
      onOpenChange={() => undefined}
      groups={[{ id: 'pages', title: 'Seiten', items: commands }]}
    />
  );

  it('opens the first match with Enter though none was marked, as when a letter comes before the list', async () => {
    opened.mockClear();
    await show(palette);
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('menuitem', { name: 'Dashboard' })).not.toHaveAttribute('data-focused');
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['Dashboard']]);
  });

  it('opens what one sees with Enter when an answer has taken the marked match away', async () => {
    opened.mockClear();
    const screen = await show(palette);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('data-focused');
    const others = [{ id: 'Neu', label: 'Neu', onAction: () => opened('Neu') }];
    await screen.rerender(
      <CommandPalette {...palette.props} groups={[{ id: 'found', title: 'Treffer', items: others }]} />,
    );
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['Neu']]);
  });

  it('opens the marked match, and once', async () => {
    opened.mockClear();
    await show(palette);
    for (const name of ['Dashboard', 'Aufgaben']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('data-focused');
    }
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['Aufgaben']]);
  });
});
