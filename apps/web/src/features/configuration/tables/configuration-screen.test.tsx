import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ConfigurationScreen } from './configuration-screen.tsx';
import type { TableSearch } from './table-search.ts';

const onSearch = vi.fn();
const onTab = vi.fn();
const list = vi.fn();
const add = vi.fn();
const remove = vi.fn();

const bavaria = {
  id: 'x1',
  organizationId: 1,
  organization: 'Wacht Holding',
  status: 'ACTIVE',
  createdBy: null,
  createdAt: '2025-01-01T10:00:00Z',
  permissions: ['DELETE'],
  activeFrom: '2025-01-01',
  province: 'DE-BY',
  bonusRelative: 0.25,
  bonusAbsolute: 150,
};
const noEffect = {
  id: 'e1',
  state: 'done',
  done: 0,
  total: 0,
  chances: 0,
  services: 0,
  unpriced: 0,
  costBefore: 0,
  costAfter: 0,
  touched: [],
  orphanedSeries: 0,
  wages: { services: 0, below: 0, chances: [] },
};

type Who = boolean | 'elsewhere';

/** @param isAdmin elsewhere: of an operating company, who keeps its tariffs only */
const answers = (isAdmin: Who): Answers => ({
  'recalculations.changedChances': () => ({ chances: [], more: 0 }),
  'configuration.overview': () => ({
    tables: ['tariff', 'christmasBonus'].map((table) => ({
      table,
      active: 1,
      pending: table === 'tariff' ? 2 : 0,
      nextChange: null,
      permissions: isAdmin === true || (isAdmin && table === 'tariff') ? ['ADD', 'DELETE', 'IMPORT'] : [],
    })),
  }),
  'configuration.christmasBonus.list': (input) => {
    list(input);
    const node = { ...bavaria, permissions: isAdmin === true ? ['DELETE'] : [] };
    return { edges: [{ cursor: 'c', node }], pageInfo: { endCursor: 'c', hasNextPage: false } };
  },
  'configuration.christmasBonus.add': (input) => add(input),
  'configuration.christmasBonus.remove': (input) => remove(input),
  'services.startRateImpact': () => noEffect,
});

async function show(search: TableSearch = {}, isAdmin: Who = true) {
  signIn({ isConfigAdmin: isAdmin !== false });
  await showPage(
    <WithServer answers={answers(isAdmin)}>
      <ConfigurationScreen search={{ tab: 'christmasBonus', ...search }} onSearch={onSearch} onTab={onTab} />
    </WithServer>,
  );
  await expect.element(page.getByText('150,00 €')).toBeVisible();
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('a configuration table', () => {
  it('shows its rows, and what is pending on the tab', async () => {
    await show();
    await expect.element(page.getByRole('tab', { name: 'Tarif 2 künftig' })).toBeVisible();
    const row = page.getByRole('row').nth(1);
    for (const text of ['01.01.2025', 'Gültig', 'Bayern', '25 %', '150,00 €'])
      await expect.element(row.getByText(text)).toBeVisible();
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { provinces: null, status: ['ACTIVE', 'PENDING'] }, sort: null }),
    );
  });

  it('is only read by who is no config admin', async () => {
    await show({}, false);
    await expect.element(page.getByText(/Ändern können nur Konfigurations-Admins/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hinzufügen' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Löschen/ })).not.toBeInTheDocument();
  });

  it('says to the config admin of an operating company whose table it is', async () => {
    await show({}, 'elsewhere');
    await expect.element(page.getByText(/Diese Tabelle ändern nur Konfigurations-Admins der Hauptges/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hinzufügen' })).not.toBeInTheDocument();
  });

  it('asks for no state at all with "none", and for all with "all"', async () => {
    await show();
    const filter = page.getByRole('dialog', { name: 'Filter' });
    const choose = async (all: string) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await filter.getByRole('button', { name: /^Bundesland/ }).click();
      await page.getByRole('button', { name: all, exact: true }).click();
      await userEvent.keyboard('{Escape}');
      await filter.getByRole('button', { name: /zeigen$/ }).click();
    };
    await choose('Keine');
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { provinces: [] } }));
    await choose('Alle');
    expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ filters: undefined }));
  });

  it('takes a range of values when it is sent, percent as fraction', async () => {
    await show({ sort: { column: 'province', order: 'DESC' } });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Werte' }).click();
    await page.getByLabelText('Anteil am Monatslohn von').fill('12,5');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith({
      tab: 'christmasBonus',
      filters: { values: { bonusRelative: { gte: 0.125 } } },
      sort: { column: 'province', order: 'DESC' },
    });
  });

  it('keeps its order when the filters go', async () => {
    await show({ filters: { provinces: ['DE-BY'] }, sort: { column: 'province', order: 'DESC' } });
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    expect(onSearch).toHaveBeenLastCalledWith({
      tab: 'christmasBonus',
      filters: undefined,
      sort: { column: 'province', order: 'DESC' },
    });
  });

  it('sorts by the day when only a direction is chosen', async () => {
    await show();
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await page.getByRole('menuitemradio', { name: 'Absteigend' }).click();
    expect(onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: { column: 'activeFrom', order: 'DESC' } }),
    );
  });

  it('changes by the arrow keys of its tabs', async () => {
    await show();
    (page.getByRole('tab', { name: 'Weihnachtsgeld' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onTab).toHaveBeenLastCalledWith('vacationDays');
  });
});

describe('a new row', () => {
  async function fillIn() {
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await page.getByLabelText('Gültig ab').fill('01.01.2027');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Bundesland/ })
      .click();
    await expect.element(page.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('Bayern{Enter}');
    await page.getByLabelText('Anteil am Monatslohn').fill('6');
    await page.getByLabelText('Betrag im Jahr').fill('200,50');
  }

  it('is sent with percent as fraction, closes and says so', async () => {
    await show();
    await fillIn();
    await expect.element(page.getByText('Betrifft keine offene Chance.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect
      .poll(() => add)
      .toHaveBeenCalledWith({
        input: { activeFrom: '2027-01-01', province: 'DE-BY', bonusRelative: 0.06, bonusAbsolute: 200.5 },
      });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('Der Eintrag ist hinzugefügt.')).toBeVisible();
  });

  it('for a day that has one is refused at the day, and keeps what was typed', async () => {
    add.mockImplementation(() => {
      throw refusal('DUPLICATE_ACTIVE_FROM', { names: ['2027-01-01'] });
    });
    await show();
    await fillIn();
    const effect = page.getByText('Betrifft keine offene Chance.');
    await expect.element(effect).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect.element(page.getByLabelText('Gültig ab')).toHaveAccessibleDescription(/steht schon in der Liste/);
    // A refused row has no effect.
    await expect.element(effect).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Betrag im Jahr')).toHaveValue('200,50');
  });

  it('may not have a share above 100 %', async () => {
    await show();
    await fillIn();
    await page.getByLabelText('Anteil am Monatslohn').fill('101');
    await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect.element(page.getByText('Höchstens 100 %.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('starts empty the next time, and offers what was typed', async () => {
    await show();
    await fillIn();
    await expect.poll(() => JSON.stringify(sessionStorage)).toContain('200.5');
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click();
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect.element(page.getByLabelText('Betrag im Jahr')).toHaveValue('');
    await page.getByRole('button', { name: 'Entwurf wiederherstellen' }).click();
    await expect.element(page.getByLabelText('Betrag im Jahr')).toHaveValue('200,50');
  });
});

describe('deleting a row', () => {
  it('names the row and its effect, and goes on confirmation only', async () => {
    await show();
    await page.getByRole('button', { name: 'Löschen: 01.01.2025, Bayern' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText('01.01.2025 · Bayern · 25 % · 150,00 €')).toBeVisible();
    await expect.element(question.getByText('Betrifft keine offene Chance.')).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => remove).toHaveBeenCalledWith({ id: 'x1' });
    await expect.element(page.getByText('Der Eintrag ist gelöscht.')).toBeVisible();
  });
});
