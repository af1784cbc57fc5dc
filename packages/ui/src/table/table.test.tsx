import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NumberField } from '../fields/number-field.tsx';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { Cell, Column, Row, Table, TableBody, TableFrame, TableHeader } from './table.tsx';

const PLACES = [
  { id: 'a', name: 'Hafen', rate: 12 },
  { id: 'b', name: 'Rathaus', rate: 14 },
  { id: 'c', name: 'Revier', rate: 16 },
];

function List({ onOpen, onMenu }: { onOpen?: (id: string) => void; onMenu?: (id: string) => void }) {
  return (
    <>
      <button type="button">davor</button>
      <Table label="Objekte" onRowAction={onOpen} sort={null} onSort={() => undefined}>
        <TableHeader>
          <Column id="rate" align="end" isSortable>
            Satz
          </Column>
          <Column id="name" isRowHeader>
            Name
          </Column>
          <Column id="actions" isLabelHidden>
            Aktionen
          </Column>
        </TableHeader>
        <TableBody>
          {PLACES.map((place) => (
            <Row key={place.id} id={place.id} textValue={place.name}>
              <Cell align="end">{place.rate}</Cell>
              <Cell>{place.name}</Cell>
              <Cell>
                <button type="button" onClick={() => onMenu?.(place.id)}>
                  Menü {place.name}
                </button>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <button type="button">danach</button>
    </>
  );
}

const row = (name: string) => page.getByRole('row', { name });

describe('a table', () => {
  it('is a grid whose cells say what they are', async () => {
    await show(<List />);
    await expect.element(page.getByRole('grid', { name: 'Objekte' })).toBeVisible();
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Hafen', 'Rathaus', 'Revier']);
    expect(page.getByRole('gridcell').elements()).toHaveLength(6);
    await expect.element(page.getByRole('columnheader', { name: 'Satz' })).toHaveAttribute('aria-sort', 'none');
  });

  it('is one stop of the Tab key, and remembers the row', async () => {
    await show(<List />);
    await page.getByRole('button', { name: 'davor' }).click();
    await userEvent.tab();
    await expect.element(row('Hafen')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row('Rathaus')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'danach' })).toHaveFocus();
    await page.getByRole('button', { name: 'davor' }).click();
    await userEvent.tab();
    await expect.element(row('Rathaus')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'davor' })).toHaveFocus();
  });

  it('reaches cells and what is in them with the arrow keys, names by their letter', async () => {
    await show(<List />);
    await page.getByRole('button', { name: 'davor' }).click();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Menü Hafen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('button', { name: 'Menü Rathaus' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('gridcell', { name: '14' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect.element(row('Revier')).toHaveFocus();
    await userEvent.keyboard('h');
    await expect.element(row('Hafen')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('columnheader', { name: 'Satz' })).toHaveFocus();
  });

  it('opens a row, but not when something in it was meant', async () => {
    const onOpen = vi.fn();
    const onMenu = vi.fn();
    await show(<List onOpen={onOpen} onMenu={onMenu} />);
    await page.getByRole('button', { name: 'Menü Rathaus' }).click();
    await userEvent.keyboard('{Enter}');
    expect(onMenu).toHaveBeenCalledTimes(2);
    expect(onOpen).not.toHaveBeenCalled();
    await page.getByText('Revier', { exact: true }).click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('leaves the focus to a control that gets it from code, also when another row had it', async () => {
    const onMenu = vi.fn();
    await show(<List onMenu={onMenu} />);
    const menu = (name: string) => page.getByRole('button', { name: `Menü ${name}` });
    await page.getByRole('button', { name: 'davor' }).click();
    await userEvent.keyboard('{Shift}');
    (menu('Revier').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onMenu).toHaveBeenLastCalledWith('c');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(menu('Rathaus')).toHaveFocus();
    (page.getByRole('button', { name: 'davor' }).element() as HTMLElement).focus();
    (menu('Hafen').element() as HTMLElement).focus();
    await expect.element(menu('Hafen')).toHaveFocus();
  });

  it('opens a row by touch', async () => {
    const onOpen = vi.fn();
    await show(<List onOpen={onOpen} />);
    await tap(page.getByText('Revier', { exact: true }).element());
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('lets text be marked with the mouse without opening the row', async () => {
    const onOpen = vi.fn();
    await show(<List onOpen={onOpen} />);
    const name = page.getByRole('rowheader', { name: 'Rathaus' });
    await userEvent.dragAndDrop(name, name, { sourcePosition: { x: 12, y: 20 }, targetPosition: { x: 60, y: 20 } });
    await expect.poll(() => window.getSelection()?.toString()).toMatch(/^Rat/);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('leaves the keys to a field in a cell', async () => {
    const onOpen = vi.fn();
    await show(
      <Table label="Sätze" hasFields onRowAction={onOpen}>
        <TableHeader>
          <Column id="rate" isRowHeader>
            Satz
          </Column>
        </TableHeader>
        <TableBody>
          <Row id="a">
            <Cell>
              <NumberField label="Satz" isLabelHidden defaultValue={12} step={1} />
            </Cell>
          </Row>
        </TableBody>
      </Table>,
    );
    await page.getByRole('textbox', { name: 'Satz' }).click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('textbox', { name: 'Satz' })).toHaveValue('13');
    await userEvent.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('the rows of a table', () => {
  function Numbers({ count }: { count: number }) {
    return (
      <div className="w-80">
        <TableFrame>
          <Table label="Zahlen" minWidth={900}>
            <TableHeader>
              <Column id="number" isRowHeader>
                Zahl
              </Column>
              <Column id="square">Quadrat</Column>
            </TableHeader>
            <TableBody empty={<p>Noch keine Zahl</p>}>
              {Array.from({ length: count }, (_, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number is the row
                <Row key={number} id={String(number)}>
                  <Cell>{number}</Cell>
                  <Cell>{number ** 2}</Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      </div>
    );
  }

  it('are at most 200', async () => {
    await show(<Numbers count={200} />);
    expect(page.getByRole('row').elements()).toHaveLength(201);
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(show(<Numbers count={201} />)).rejects.toThrow('a table holds at most 200 rows, not 201');
    silenced.mockRestore();
  });

  it('have a substitute in sight when there are none, however wide the table is', async () => {
    await show(<Numbers count={0} />);
    const frame = page.getByRole('grid').element().parentElement?.getBoundingClientRect();
    const text = page.getByText('Noch keine Zahl').element().getBoundingClientRect();
    expect(text.right).toBeLessThanOrEqual(frame?.right ?? 0);
  });
});

describe('a table with ticks', () => {
  function Ticked() {
    const [selected, setSelected] = useState<string[] | 'all'>([]);
    return (
      <>
        <Table label="Objekte" selectionMode="multiple" selected={selected} onSelect={setSelected}>
          <TableHeader>
            <Column id="name" isRowHeader>
              Name
            </Column>
          </TableHeader>
          <TableBody>
            {PLACES.map((place) => (
              <Row key={place.id} id={place.id}>
                <Cell>{place.name}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
        <output>{selected === 'all' ? 'all' : selected.join()}</output>
      </>
    );
  }
  const told = () => page.getByRole('status');

  it('ticks by mouse, by Space, and all at once', async () => {
    await show(<Ticked />);
    await page.getByRole('checkbox', { name: /Rathaus/ }).click({ force: true });
    await expect.element(told()).toHaveTextContent('b');
    await page.getByText('Hafen').click();
    await expect.element(told()).toHaveTextContent('b,a');
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(told()).toHaveTextContent('a');
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).click({ force: true });
    await expect.element(told()).toHaveTextContent('all');
    await page.getByRole('checkbox', { name: /Revier/ }).click({ force: true });
    await expect.element(told()).toHaveTextContent('a,b');
  });
});
