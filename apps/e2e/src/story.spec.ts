import { expect, type Page, test } from '@playwright/test';
import { choose, typeDay, typeTime } from './fields.ts';
import { notice, post } from './notice.ts';
import { ownName, signedIn } from './people.ts';

const german = { euro: '498.656,76', perHour: '28,42', short: '498,7 K €' };

test('a real notice becomes a Chance, three organizations decide, one calculates, margins are approved, it is won', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const owner = await signedIn(browser, 'holdingManager');
  const nord = await signedIn(browser, 'nordManager');
  const mitte = await signedIn(browser, 'mitteManager');
  const sued = await signedIn(browser, 'suedManager');

  const path = await test.step('the owner creates the Chance from the notice', () => createChance(owner.page));

  await test.step('each organization decides in its own browser; the owner sees it at once', async () => {
    await expect(owner.page.getByText('0 von 3 Gesellschaften')).toBeVisible();
    await decideBid(nord.page, path, 'Bid');
    // No reload: the event stream tells the owner's page.
    await expect(owner.page.getByText('1 von 3 Gesellschaften')).toBeVisible();
    await decideBid(mitte.page, path, 'No-Bid', 'Im Januar sind alle Kräfte gebunden.');
    await decideBid(sued.page, path, 'No-Bid', 'Zu weit von unseren Standorten.');
    await expect(owner.page.getByText('In Bearbeitung').first()).toBeVisible();
  });

  await test.step('TW Nord calculates the post; the price is the one worked out by hand', async () => {
    await calculatePost(nord.page, path);
    await expect(owner.page.getByText(german.short).first()).toBeVisible();
  });

  await test.step('the owner requests approval, both organizations approve', async () => {
    await owner.page.getByRole('button', { name: 'Margenfreigabe anfragen' }).click();
    await owner.page.getByRole('button', { name: 'Anfragen', exact: true }).click();
    await expect(owner.page.getByText('Margenentscheidung offen').first()).toBeVisible();
    await approve(nord.page, path);
    await approve(owner.page, path);
    await expect(owner.page.getByText('Einreichbereit').first()).toBeVisible();
  });

  await test.step('it is submitted and won', async () => {
    const { page } = owner;
    await page.goto(`${path}/submission`);
    await page.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect(page.getByText('Eingereicht', { exact: true }).first()).toBeVisible();
    const declareWon = async () => {
      await page.getByRole('button', { name: 'Gewonnen', exact: true }).click();
      await page.getByRole('button', { name: 'Als gewonnen eintragen' }).click();
    };
    await declareWon();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await declareWon();
    await expect(page.getByText(/Gewonnen am/)).toBeVisible();
  });

  for (const { context } of [owner, nord, mitte, sued]) await context.close();
});

/** Fills the full form from the notice. @returns the path of the Chance */
async function createChance(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Neue Chance' }).click();
  await page.getByLabel('Name', { exact: true }).fill(notice.title);
  await page.getByRole('combobox', { name: 'Kunde' }).fill(ownName(notice.authority));
  await page.keyboard.press('Tab');
  await choose(page, /Kundentyp/, 'Neukunde');
  await page.getByLabel('Plattform', { exact: true }).fill(notice.platform);
  await page.getByLabel('Vergabestelle').fill(notice.authority);
  await choose(page, /Bundesland/, 'Berlin');
  await page.getByLabel('Aktenzeichen').fill(notice.reference);
  await page.getByText('Permanent', { exact: true }).click();
  for (const name of ['TW Nord', 'TW Mitte', 'TW Süd']) await page.getByText(name, { exact: true }).click();
  await page.getByLabel('Leistung in Kürze').fill(notice.details);

  await typeDay(page, 'Abgabe', notice.submission);
  await typeTime(page, 'Uhrzeit', notice.submissionTime);
  await typeDay(page, 'Antworten bis', notice.outsideInformation);
  await typeDay(page, 'Veröffentlichung', notice.publication);
  await typeDay(page, 'Bieterfragen bis', notice.questions);

  await page.getByLabel('Umsatz').fill('500.000');
  await page.getByLabel('Marge').fill('8');
  await page.getByLabel('Stunden je Monat').fill('730');
  await page.getByLabel('Aufwand für das Angebot').fill('40');

  await typeDay(page, 'Beginn', notice.contract.startDate);
  await typeDay(page, 'Ende', notice.contract.endDate);
  await page.getByLabel('Preis', { exact: true }).fill(String(notice.criteria.price));
  await page.getByLabel('Qualität').fill(String(notice.criteria.quality));
  await page.getByLabel('Referenzen').fill(String(notice.criteria.reference));
  await page.getByRole('button', { name: 'Chance anlegen', exact: true }).click();
  await expect(page.getByRole('heading', { name: notice.title, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.replace(/\/details$/, '');
}

async function decideBid(page: Page, path: string, decision: 'Bid' | 'No-Bid', reason?: string): Promise<void> {
  await page.goto(`${path}/biddecisions`);
  const form = page.getByRole('form', { name: 'Antwort' });
  await form.getByText(decision, { exact: true }).first().click();
  if (reason) await form.getByLabel('Kommentar').fill(reason);
  await form.getByRole('button', { name: 'Entscheidung senden' }).click();
  // The only organization that is asked: its No-Bid is final, so it is asked about.
  if (decision === 'No-Bid')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entscheidung senden' }).click();
  await expect(form).toBeHidden();
}

async function calculatePost(page: Page, path: string): Promise<void> {
  await page.goto(`${path}/services/permanent/new`);
  await page.getByLabel('Bezeichnung').fill(post.name);
  await page.getByRole('combobox', { name: 'Lohngruppe' }).fill(post.payGroup);
  await page.getByLabel('Stundenlohn').fill('15,15');
  await page.getByLabel('Übertarifliche Zulage').fill('0,85');
  await page.getByLabel('Einweisung je Kraft').fill('24');
  const { site } = post;
  await page.getByLabel('Name des Standorts').fill(site.name);
  await page.getByLabel('Straße und Hausnummer').fill(site.address);
  await page.getByLabel('Postleitzahl').fill(site.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(site.city);
  await page.getByLabel('Land', { exact: true }).fill(site.country);
  await choose(page, /Bundesland/, 'Berlin');

  await page.getByRole('button', { name: 'Schicht', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [index, [from, to]] of post.shifts.entries()) {
    await typeTime(dialog, 'Beginn', from);
    await typeTime(dialog, 'Ende', to);
    await dialog.getByRole('button', { name: 'Alle Tage' }).click();
    const isLast = index === post.shifts.length - 1;
    await dialog.getByRole('button', { name: isLast ? 'Hinzufügen und schließen' : 'Hinzufügen', exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Marge' }).fill('8');
  // The browser calculates with the same engine and tables before anything is stored.
  await expect(page.getByText(german.euro).first()).toBeVisible();
  await page.getByRole('button', { name: 'Leistung anlegen' }).click();
  await page
    .getByRole('link', { name: post.name })
    .or(page.getByRole('row', { name: post.name }))
    .first()
    .click();
  await expect(page.getByText(`${german.euro} €`).first()).toBeVisible();
  await expect(page.getByText(`${german.perHour} €`).first()).toBeVisible();
}

async function approve(page: Page, path: string): Promise<void> {
  await page.goto(`${path}/margindecisions`);
  const form = page.getByRole('form', { name: 'Antwort' });
  await form.getByText('Freigeben', { exact: true }).click();
  await form.getByLabel('Kommentar').fill('Marge passt zum Risiko.');
  await form.getByRole('button', { name: 'Entscheidung senden' }).click();
  await expect(page.getByText('Marge passt zum Risiko.').first()).toBeVisible();
}
