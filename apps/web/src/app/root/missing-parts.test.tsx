import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show.tsx';
import { asksBeforeUnload, beginWork } from '../navigation/unsaved-work.ts';
import { MissingParts } from './missing-parts.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: https://zuschlag.example/assets/gone.js');

/** A page with a field and a part, whose code fails until the test mends it. */
function aPage() {
  const server = { isGone: true };
  const Part = latePart(async () => {
    if (server.isGone) throw gone;
    return () => <p>Kostenübersicht</p>;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <MissingParts />
        <input aria-label="Kommentar" />
        <button type="button" onClick={() => setOpen(true)}>
          Öffnen
        </button>
        <Suspense>{isOpen ? <Part /> : null}</Suspense>
      </>
    );
  }
  return { server, Page };
}

const comment = page.getByRole('textbox', { name: 'Kommentar' });

async function openPart(Page: () => React.ReactNode) {
  await showPage(<Page />);
  await comment.fill('Die Zufahrt fehlt');
  await page.getByRole('button', { name: 'Öffnen' }).click();
}

describe('a part of a page whose code does not arrive', () => {
  it('leaves the page with what is typed, names the new version, and says that drafts outlive the reload', async () => {
    const { Page } = aPage();
    const endWork = beginWork('unsaved', true);
    await openPart(Page);
    await expect.element(page.getByText('Ein Teil der Seite fehlt.')).toBeVisible();
    await expect
      .element(page.getByText('Eine neue Version ist da. Nach dem Neuladen sind Ihre Eingaben als Entwurf wieder da.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    await expect.element(comment).toHaveValue('Die Zufahrt fehlt');
    expect(asksBeforeUnload()).toBe(true);
    endWork();
  });

  it('asks to save first what no draft keeps', async () => {
    const { Page } = aPage();
    const endWork = beginWork('unsaved');
    await openPart(Page);
    await expect
      .element(page.getByText('Eine neue Version ist da. Sichern Sie Ihre Eingaben und laden Sie dann neu.'))
      .toBeVisible();
    endWork();
  });

  it('without a connection is fetched by the button, or by itself when the connection is back', async () => {
    const { server, Page } = aPage();
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await openPart(Page);
    await expect.element(page.getByText('Keine Verbindung zum Server.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    fetch.mockRestore();
    server.isGone = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Kostenübersicht')).toBeVisible();
    await expect.element(comment).toHaveValue('Die Zufahrt fehlt');
  });
});
