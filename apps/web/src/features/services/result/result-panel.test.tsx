import { compileRateBook } from '@zuschlag/calc-engine';
import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { RateBook } from '@zuschlag/validation/services/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { BottomBar } from '../../chance/workspace/bottom-bar.tsx';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import { calculateLive } from '../pricing/live-calculation.ts';
import { ResultPanel } from './result-panel.tsx';

const { input, book } = permanentGuardBerlin;
const compiled = compileRateBook(book);
const basis: CalculationBasis = { input, book: compiled, rows: book as RateBook };
const { figures } = calculateLive({ ...input, revenue: { type: 'MARGIN', margin: 0.08 } }, compiled);

const show = (given: CalculationBasis | null) =>
  showPage(
    <WithServer answers={{}}>
      <ResultPanel figures={figures} problem={null} hint="" basis={given} />
    </WithServer>,
  );
const button = (name: RegExp) => page.getByRole('button', { name });

beforeEach(() => signIn());

describe('the figures of a service', () => {
  it.each([
    [/^458\.764,22\s€/, /^Kosten · gesamt 458\.764,22/],
    [/^39\.892,54\s€/, /^Deckungsbeitrag · gesamt 39\.892,54/],
    [/^8,70\s%/, /^Aufschlag · gesamt 8,6957\s%/],
    [/^39,88/, /^Preis je Stunde · Feiertag Nacht 39,88/],
    [/^4\.856/, /^Stunden · Nacht 291\.360\smin = 4\.856\sh/],
  ])('%s opens to %s', async (figure, root) => {
    await show(basis);
    await button(figure).first().click();
    await expect.element(page.getByRole('treegrid').getByRole('row', { name: root })).toBeVisible();
    await expect.element(button(figure).first()).toHaveAttribute('aria-expanded', 'true');
  });

  it('go on to overheads, risk and profit where they are entered, each open down to its field', async () => {
    const parameters = { ...input.parameters, overheadsShare: 0.06, riskShare: 0.01 };
    const own = { ...input, parameters, revenue: { type: 'MARGIN' as const, margin: 0.08 } };
    const calculated = calculateLive(own, compiled);
    await showPage(
      <WithServer answers={{}}>
        <ResultPanel figures={calculated.figures} problem={null} hint="" basis={{ ...basis, input: own }} />
      </WithServer>,
    );
    await expect.element(page.getByText('Deckungsbeitrag', { exact: true })).toBeVisible();
    await expect.element(button(/^1,50\s%/)).toBeVisible();
    await button(/^4\.862,90/).click();
    const tree = page.getByRole('treegrid');
    await expect.element(tree.getByRole('row', { name: /^Wagnis · gesamt 4\.862,90/ })).toBeVisible();
    await button(/^7\.503,79/).click();
    await expect.element(tree.getByRole('row', { name: /^Gewinn · gesamt 7\.503,79/ })).toBeVisible();
    await expect.element(tree.getByRole('row', { name: /^Gemeinkosten .*27\.525,85/ }).first()).toBeVisible();
  });

  it('come with their warnings, with year and federal state, and the table where the row is missing', async () => {
    if (!figures) throw new Error('no figures');
    const warnings = [
      { code: 'HOLIDAYS_MISSING_FOR_YEAR', detail: '2030', province: 'DE-SH' },
      { code: 'CHRISTMAS_BONUS_MISSING', detail: '2029-04-01', province: 'DE-SH' },
      { code: 'NEGATIVE_MARGIN', detail: null, province: 'DE-SH' },
    ] as const;
    await showPage(
      <WithServer answers={{}}>
        <ResultPanel figures={{ ...figures, warnings: [...warnings] }} problem={null} hint="" />
      </WithServer>,
    );
    const list = page.getByRole('list', { name: 'Hinweise zum Preis' });
    await expect
      .element(list.getByText(/^Für 2030 sind keine Feiertage in Schleswig-Holstein eingetragen/))
      .toBeVisible();
    await expect.element(list.getByText(/ab 01\.04\.2029 kein Weihnachtsgeld/)).toBeVisible();
    await expect.element(list.getByText(/^Die Marge ist negativ/)).toBeVisible();
    const hrefs = list
      .getByRole('link')
      .elements()
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(2);
    expect(hrefs[0]).toMatch(/configurations\?tab=holiday&filters=.*DE-SH/);
  });

  it('stand in the bar of a phone, with what is typed, and the contract does without them', async () => {
    await page.viewport(390, 844);
    const shown = (status?: 'stored' | 'preview') => (
      <WithServer answers={{}}>
        <ResultPanel figures={figures} problem={null} hint="" status={status} />
        <BottomBar chance={aChance()} />
      </WithServer>
    );
    const { screen } = await showPage(shown('preview'));
    const bar = page.getByRole('contentinfo');
    await expect.element(bar.getByText(/^\d\d,\d\d\s€\/h$/)).toBeVisible();
    await expect.element(bar.getByText(/^Marge 8,0\s%, Vorschau$/)).toBeVisible();
    await screen.unmount();
    await showPage(shown());
    await expect.element(bar.getByText(/\.20\d\d – \d/)).toBeVisible();
    await expect.element(bar.getByText(/Marge/)).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  it('stay where they are while one types: the line of their state is always there, and idle periods are faint', async () => {
    if (!figures) throw new Error('no figures');
    const idle = figures.periods.map((each) =>
      each.period === 'holidayNight' ? { ...each, minutes: 0, cost: 0, revenue: 0, pricePerHour: null } : each,
    );
    const shown = (status: 'stored' | 'preview') => (
      <WithServer answers={{}}>
        <ResultPanel figures={{ ...figures, periods: idle }} problem={null} hint="" status={status} />
      </WithServer>
    );
    const placeOf = () => page.getByText('Preis je Stunde', { exact: true }).first().element().getBoundingClientRect();
    const { screen } = await showPage(shown('stored'));
    await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    const { top } = placeOf();
    await screen.unmount();
    await showPage(shown('preview'));
    await expect.element(page.getByText('Vorschau, noch nicht gespeichert')).toBeVisible();
    expect(placeOf().top).toBe(top);

    await expect.element(page.getByRole('columnheader', { name: 'Preis/h' })).toBeVisible();
    const colourOf = (name: string) =>
      getComputedStyle(page.getByRole('rowheader', { name, exact: true }).element()).color;
    expect(colourOf('Feiertag Nacht')).not.toBe(colourOf('Nacht'));
  });

  it('close with Escape, and the keyboard is back on the figure', async () => {
    await show(basis);
    await button(/Kosten Nacht öffnen/).click();
    await expect.element(page.getByRole('treegrid').getByRole('row').first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('treegrid')).not.toBeInTheDocument();
    await expect.element(button(/Kosten Nacht öffnen/)).toHaveFocus();
  });

  it('open one at a time, and close when they are pressed again', async () => {
    await show(basis);
    await button(/Kosten Nacht öffnen/).click();
    await button(/Kosten Tag öffnen/).click();
    await expect.element(page.getByRole('treegrid').getByRole('row', { name: /^Kosten · Tag/ })).toBeVisible();
    await expect.element(page.getByRole('treegrid')).toBeInTheDocument();
    await button(/Kosten Tag öffnen/).click();
    await expect.element(page.getByRole('treegrid')).not.toBeInTheDocument();
  });

  it('of which nothing but the result is known open to their cost lines only', async () => {
    await show(null);
    await button(/Kosten Nacht öffnen/).click();
    const region = page.getByRole('region', { name: 'Herkunft der Zahl' });
    await expect.element(region.getByText('Grundlohn')).toBeVisible();
    await expect.element(button(/Stunden Nacht öffnen/)).not.toBeInTheDocument();
  });
});
