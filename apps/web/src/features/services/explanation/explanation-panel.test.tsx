import { compileRateBook } from '@zuschlag/calc-engine';
import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { RateBook } from '@zuschlag/validation/services/service';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, speak } from '../../../testing/show.tsx';
import type { CalculationBasis, Figure } from './explained-figure.ts';
import { ExplanationPanel } from './explanation-panel.tsx';

/** The post at all hours in Berlin of docs/calculation.md § 8; every figure expected here stands there. */
const withIds = (rows: readonly object[]) => rows.map((row, index) => ({ id: `row ${index}`, ...row }));
const rows = Object.fromEntries(
  Object.entries(permanentGuardBerlin.book).map(([table, list]) => [table, withIds(list)]),
) as unknown as RateBook;
const basis: CalculationBasis = { input: permanentGuardBerlin.input, book: compileRateBook(rows), rows };

async function show(figure: Figure, shown: number | null = null, of = basis) {
  const onClose = vi.fn();
  await showPage(<ExplanationPanel figure={figure} basis={of} shown={shown} onClose={onClose} />);
  return { onClose };
}

const item = (name: RegExp) => page.getByRole('treegrid').getByRole('row', { name });
const plain = (line: Element) => line.textContent?.replaceAll('\u00a0', ' ');
const says = (line: ReturnType<typeof item>, text: RegExp | string) =>
  expect.poll(() => plain(line.element())).toMatch(text);
const texts = () =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .all()
    .map((line) => plain(line.element()));

describe('where a figure came from', () => {
  it('the costs of the night are pay and material, and add up to what the example has', async () => {
    await show({ line: 'totalCosts', period: 'night' });
    await expect.element(item(/^Kosten · Nacht/)).toBeVisible();
    expect(texts()).toHaveLength(3);
    await expect.element(item(/^Personalkosten/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('the supplements of the night: 4.856 h × 1,60 €/h = 7.769,60 €, by the tariff row of Berlin', async () => {
    await show({ line: 'totalCosts', period: 'night' });
    await item(/^Personalkosten/).click();
    await says(item(/^Zeitzuschläge/), /4\.856\sh × 1,60\s€\/h7\.769,60\s€/);
    await item(/^Zeitzuschläge/).click();
    await says(item(/^Zeitzuschläge/), /Geleistete Stunden × Zuschlag je Stunde/);
    await item(/^Zuschlag je Stunde/).click();
    await says(
      item(/^Zuschlag in Prozent/),
      /10\s%Tabelle Tarif, Zeile Berlin, gültig ab 01\.01\.2025Nacht 22:00–06:00 · Basis Stundenlohn mit Zulage/,
    );
    await item(/^Zuschlagsbasis/).click();
    await says(item(/^Stundengrundlohn/), /15,15\s€\/hStammdaten der Leistung/);
  });

  it('the hours of the night come from the night shift, counted by the calendar', async () => {
    await show({ line: 'minutes', period: 'night' });
    await says(item(/^Stunden · Nacht/), /291\.360\smin = 4\.856\sh/);
    // Only one shift runs at night, so there is nothing to choose on the way to it.
    await expect.element(item(/^Schicht 3, 22:00–06:00/)).toHaveAttribute('aria-expanded', 'true');
    await says(item(/^Köpfe je Schicht/), /1 KopfSchicht 3, 22:00–06:00/);
    await says(item(/^Dienste mit Beginn/), 'Gezählt aus Schichten, Kalender und Feiertagen');
  });

  it('the revenue is 458.764,22 € ÷ (1 − 8 %) by period, and the margin was entered', async () => {
    await show({ line: 'revenue', period: 'cumulated' }, 498_656.76);
    await says(item(/^Umsatz · gesamt/), /498\.656,76\s€/);
    await item(/^Nacht/).click();
    await says(item(/^Vereinbarte Marge/), /8\s%Erlösberechnung der Leistung/);
    await expect.element(page.getByText(/^Gespeichert ist/)).not.toBeInTheDocument();
  });

  it('the rate of social security has its row, the tax-free share its paragraph', async () => {
    await show({ line: 'totalCosts', period: 'night' });
    await item(/^Personalkosten/).click();
    await item(/^Sozialversicherung/).click();
    await says(item(/^Sozialversicherungssatz/), /21,7\s%Tabelle Sozialversicherung, gültig ab 01\.01\.2026/);
    await item(/^SV-freier Zuschlag/).click();
    await says(item(/^Steuerfreier Anteil \(§ 3b EStG\)/), 'Gesetzlich festgelegt');
  });

  it('a wage that follows the table has its row in each stretch, and an assumption is called one', async () => {
    const wage = { isOwn: false, province: 'DE' as const, payGroup: 'Gruppe 2', activeFrom: '2027-01-01' };
    const followed = { ...rows, wages: [{ ...wage, id: 'w1', hourlyWage: 15.15 }] };
    const input = { ...basis.input, payGroup: 'Gruppe 2', wageFollowsTable: true, assumedWageRise: 0.03 };
    const of = { input, book: compileRateBook(followed), rows: followed };
    await show({ line: 'totalCosts', period: 'night' }, null, of);
    await item(/^Personalkosten/).click();
    await item(/^01\.01\.2028 – 31\.12\.2028/).click();
    await item(/^Grundlohn/).click();
    await item(/^Stundengrundlohn/).click();
    await says(item(/^Stundengrundlohn/), /round\(15,15\s€\/h × \(1 \+ 3\s%\)\^1; 2\)/);
    await says(
      item(/^Stundenlohn der Entgelttabelle/),
      /15,15\s€\/hTabelle Entgelttabelle, Lohngruppe Gruppe 2, gültig ab 01\.01\.2027/,
    );
    await says(item(/^Angenommene Steigerung je Jahr/), /3\s%Annahme der Leistung/);
  });

  it('a table without a row counts as 0 and says so', async () => {
    await show({ line: 'totalCosts', period: 'night' });
    await item(/^Personalkosten/).click();
    await item(/^Urlaubsgeld.*0,00\s€$/).click();
    await says(item(/^Urlaubsgeld in Prozent/), 'Tabelle Urlaubsgeld: keine Zeile, es gilt 0');
  });

  it('tells the exact value behind a rounded one', async () => {
    await show({ line: 'pricePerHour', period: 'night' });
    // 139.860,52 € ÷ 4.856 h = 28,8016 €/h
    await says(item(/^Preis je Stunde · Nacht/), /28,80\s€\/h/);
    await says(item(/^Preis je Stunde · Nacht/), /genau 28,80159\d+\s€\/h/);
  });

  it('says when what is stored is something else', async () => {
    await show({ line: 'totalCosts', period: 'cumulated' }, 450_000);
    await expect.element(page.getByText(/^Gespeichert ist 450\.000,00\s€\. Aufgeschlüsselt/)).toBeVisible();
  });

  it('takes the keyboard in, is walked with arrows and left with Escape', async () => {
    const { onClose } = await show({ line: 'totalCosts', period: 'night' });
    await expect.element(item(/^Kosten · Nacht/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect.element(item(/^Grundlohn/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(item(/^Grundlohn/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('speaks English with English figures', async () => {
    await show({ line: 'totalCosts', period: 'night' });
    await speak('en');
    await item(/^Personnel costs/).click();
    await expect.element(item(/^Time supplements 4,856\sh × €1\.60\/h €7,769\.60/)).toBeVisible();
    await speak('de');
  });

  it('is a sheet on a phone', async () => {
    await page.viewport(390, 844);
    await show({ line: 'totalCosts', period: 'night' });
    await expect.element(page.getByRole('dialog', { name: 'Herkunft: Kosten · Nacht' })).toBeVisible();
    await expect.element(item(/^Kosten · Nacht/)).toBeVisible();
    await page.viewport(1280, 800);
  });
});
