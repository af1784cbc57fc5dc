import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '@zuschlag/sdk/sign-in';
import { type Client, clientOf } from '../clients.ts';
import { chanceInputFor } from '../notice.ts';
import { baseUrl, ownName, type PersonKey, password, people, signedIn } from '../people.ts';
import { pdfOfPages } from './pdf-of-lines.ts';
import { zipOf } from './zip-of.ts';

/** The documents of one tender, as the organization that calculates it and others of its group see them. */

async function newChance(holding: Client): Promise<string> {
  const nord = await clientOf('nordManager');
  const input = chanceInputFor([nord.organizationId], { customerName: ownName('Klinikum Altstadt') });
  return (await holding.api.chance.create.mutate({ input })).id;
}

const filler = (page: number) =>
  Array.from({ length: 30 }, (_, line) => `Seite ${page}, Absatz ${line + 1}: allgemeine Bestimmungen des Auftrags.`);
/** The clause stands at the end of the third page, below what is seen without scrolling. */
const description = (day: string) =>
  pdfOfPages([filler(1), filler(2), [...filler(3), `Die Objektbegehung findet am ${day} um 10 Uhr statt.`], filler(4)]);
const tenderZip = zipOf([
  { name: 'Leistungsbeschreibung.pdf', content: description('04.12.2026') },
  { name: 'Anlagen/Vertragsbedingungen.txt', content: Buffer.from('Die Vertragsstrafe beträgt 5 Prozent.') },
  { name: 'Anlagen/Lageplan.dwg', content: Buffer.from('AC1032') },
]);

/** Drops a file of the disk on the place for files, as a person drags it there. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-drop-'));
  try {
    await writeFile(path.join(folder, name), content);
    const place = page.getByText('Dateien hierher ziehen');
    await expect(place).toBeVisible();
    const box = await place.boundingBox();
    const session = await page.context().newCDPSession(page);
    const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    const data = { items: [], files: [path.join(folder, name)], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    await expect(page.getByRole('list', { name: 'Gewählte Dateien' })).toBeVisible();
    await session.detach();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until the documents of the Chance are read, as the server says it. */
async function untilRead({ api }: Client, chanceId: string, count: number): Promise<void> {
  const states = async () => (await api.reading.ofChance.query({ chanceId })).map(({ state }) => state);
  await expect.poll(states, { timeout: 120_000 }).toEqual(Array.from({ length: count }, () => 'read'));
}

test('a ZIP of tender documents is dropped, read, searched to the mark, and renewed with its differences', async ({
  browser,
}) => {
  const holding = await clientOf('holdingManager');
  const chanceId = await newChance(holding);
  const at = `/tender/${chanceId}/documents`;
  const { page, context } = await signedIn(browser, 'holdingManager', { at });

  await drop(page, 'Vergabeunterlagen.zip', tenderZip);
  const chosen = page.getByRole('list', { name: 'Gewählte Dateien' });
  await expect(chosen.getByText('Anlagen/Vertragsbedingungen.txt')).toBeVisible();
  await expect(page.getByText(/Lageplan\.dwg/)).toBeVisible();
  await page.getByRole('button', { name: '2 Dokumente hinzufügen' }).click();
  await expect(page.getByRole('link', { name: 'Leistungsbeschreibung.pdf' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anlagen', exact: true })).toContainText('Vertragsbedingungen.txt');
  await untilRead(holding, chanceId, 2);

  await page.getByRole('searchbox', { name: 'In den Dokumenten suchen' }).fill('Wann ist die Objektbegehung?');
  await page.getByRole('button', { name: /Seite 3.*Objektbegehung/s }).click();
  const mark = page.locator('.place-mark').first();
  await expect(mark).toBeInViewport();
  const inside = async () => {
    const [box, frame] = await Promise.all([
      mark.boundingBox(),
      page
        .getByRole('region', { name: /^Seiten von/ })
        .locator('> div')
        .boundingBox(),
    ]);
    return box !== null && frame !== null && box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
  };
  await expect.poll(inside).toBe(true);

  const renewed = { name: 'Leistungsbeschreibung.pdf', mimeType: 'application/pdf', buffer: description('11.12.2026') };
  await page.locator('input[type=file]').first().setInputFiles(renewed);
  await expect(page.getByRole('checkbox', { name: 'Neue Fassung 2 des vorhandenen Dokuments' })).toBeChecked();
  await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
  await expect(chosen).toBeHidden();
  await untilRead(holding, chanceId, 2);
  await page.goto(at);
  await page.getByRole('link', { name: 'Leistungsbeschreibung.pdf' }).click();
  await page.getByRole('button', { name: 'Änderungen' }).click();
  const changes = page.getByRole('region', { name: 'Änderungen gegenüber der vorigen Fassung' });
  await expect(changes.getByRole('deletion')).toContainText('04');
  await expect(changes.getByRole('insertion')).toContainText('11');
  await changes.getByRole('button', { name: 'Seite 3' }).click();
  await page.getByRole('button', { name: /^Fassung/ }).click();
  await page.getByRole('option', { name: /^Fassung 1/ }).click();
  await expect(page.getByText('Sie sehen eine frühere Fassung.')).toBeVisible();
  await context.close();
});

test('another organization of the Chance reads a document and resumes its download, one outside of it sees nothing', async ({
  browser,
}) => {
  const holding = await clientOf('holdingManager');
  const chanceId = await newChance(holding);
  const content = description('11.12.2026');
  const sent = await fetch(new URL('/files', baseUrl()), {
    method: 'POST',
    headers: { ...(await bearing('holdingManager')), 'x-file-name': 'Leistungsbeschreibung.pdf' },
    body: new Blob([new Uint8Array(content)]),
  });
  const { id: document } = (await sent.json()) as { id: string };
  const { url } = await holding.api.documents.add.mutate({ chanceId, document, documentType: 'service_description' });
  await untilRead(holding, chanceId, 1);

  const at = `/tender/${chanceId}/documents`;
  const nord = await signedIn(browser, 'nordManager', { at });
  await expect(nord.page.getByRole('link', { name: 'Leistungsbeschreibung.pdf' })).toBeVisible();
  await nord.page.getByRole('searchbox', { name: 'In den Dokumenten suchen' }).fill('Objektbegehung');
  await expect(nord.page.getByRole('button', { name: /Objektbegehung/ })).toBeVisible();
  await expect(nord.page.getByText('Dateien hierher ziehen')).toBeHidden();
  const mitte = await signedIn(browser, 'mitteManager', { at });
  await expect(mitte.page.getByText(/Diese Chance gibt es nicht/)).toBeVisible();
  for (const { context } of [nord, mitte]) await context.close();

  const address = new URL(url, baseUrl());
  const headers = await bearing('nordManager');
  const cut = await fetch(address, { headers });
  const reader = cut.body?.getReader();
  const first = Buffer.from((await reader?.read())?.value ?? []).subarray(0, 1_000);
  await reader?.cancel();
  const ofTheSame = { range: `bytes=${first.length}-`, 'if-range': cut.headers.get('etag') ?? '' };
  const rest = await fetch(address, { headers: { ...headers, ...ofTheSame } });
  expect(rest.status).toBe(206);
  expect(Buffer.concat([first, Buffer.from(await rest.arrayBuffer())]).equals(content)).toBe(true);
  expect((await fetch(address, { headers: await bearing('mitteManager') })).status).toBe(404);
});

async function bearing(person: PersonKey): Promise<{ authorization: string }> {
  const { token } = await signIn({ url: baseUrl() }, { email: people[person].email, password });
  return { authorization: `Bearer ${token}` };
}
