import { utils, write } from '@e965/xlsx';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { DocumentPreview, type ShownFile } from './document-preview.tsx';
import { sanitized } from './sandboxed-html.tsx';

beforeEach(() => signIn());

const show = (fileType: ShownFile['fileType'], content: BlobPart, place?: DocumentPlace) =>
  showPage(
    <WithServer answers={{ 'GET /documents': () => new Blob([content]) }}>
      <div style={{ height: 600 }} className="flex flex-col">
        <DocumentPreview
          file={{ fileName: `Datei.${fileType}`, url: '/documents/v1/file', fileType, scan: 'clean' }}
          place={place}
        />
      </div>
    </WithServer>,
  );

/** A PDF of one page that says a sentence; readers build the missing table of places themselves. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 58>>stream
BT /F1 24 Tf 72 720 Td (Bewachung des Rathauses) Tj ET    
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

describe('a preview', () => {
  it('of a PDF has text that can be selected and searched, and a zoom in tenths', async () => {
    await show('pdf', pdf);
    await expect.element(page.getByText('Bewachung des Rathauses')).toBeVisible();
    await expect.element(page.getByText('von 1')).toBeVisible();
    await page.getByRole('button', { name: 'Vergrößern' }).click();
    await expect.element(page.getByRole('toolbar').getByText('110 %')).toBeVisible();
    await page.getByRole('button', { name: 'Im Dokument suchen' }).click();
    await page.getByRole('searchbox', { name: 'Im Dokument suchen' }).fill('rathaus');
    await expect.element(page.getByText('1 von 1')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.highlight').length).toBe(1);
    await page.getByRole('button', { name: 'Im Dokument suchen' }).click();
    await expect.poll(() => document.querySelectorAll('.highlight').length).toBe(0);
  });

  it('of a PDF says when its pages cannot be drawn for the printer', async () => {
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((hear) => hear(null));
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await show('pdf', pdf);
    await expect.element(page.getByText('Bewachung des Rathauses')).toBeVisible();
    await page.getByRole('button', { name: 'Drucken' }).click();
    await expect.element(page.getByText('Das Dokument ließ sich nicht drucken.')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    drawing.mockRestore();
    print.mockRestore();
  });

  it('of a PDF that cannot be read says so and offers the file', async () => {
    await show('pdf', '%PDF-1.7 kaputt');
    await expect.element(page.getByText('Dieses PDF lässt sich nicht anzeigen')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Herunterladen' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Außerhalb öffnen' })).toBeVisible();
  });

  it('of a workbook shows its sheets as tables, two hundred rows at a time', async () => {
    const workbook = utils.book_new();
    const rows = Array.from({ length: 250 }, (_, at) => [`Posten ${at + 1}`, at + 0.5]);
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Preise');
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([]), 'Leer');
    await show('xlsx', write(workbook, { type: 'array', bookType: 'xlsx' }));
    await expect.element(page.getByRole('cell', { name: '0,5', exact: true })).toBeVisible();
    await expect.element(page.getByText('50 Zeilen folgen.')).toBeVisible();
    await page.getByRole('button', { name: 'Weitere Zeilen zeigen' }).click();
    await expect.element(page.getByRole('cell', { name: 'Posten 250' })).toBeInTheDocument();
    await page.getByRole('tab', { name: 'Leer' }).click();
    await expect.element(page.getByText('Dieses Blatt ist leer')).toBeVisible();
  });

  it('of a mail shows who wrote what to whom, and offers the attachments', async () => {
    await show(
      'eml',
      [
        'From: Vergabestelle <vergabe@example.org>\r\nTo: Angebot <angebot@example.com>\r\nSubject: =?utf-8?Q?R=C3=BCckfrage?=',
        'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n',
        '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nBitte bis Freitag.',
        '--b\r\nContent-Type: text/plain; name="Liste.txt"\r\nContent-Disposition: attachment; filename="Liste.txt"\r\n\r\nA\r\n--b--',
      ].join('\r\n'),
    );
    await expect.element(page.getByText('Vergabestelle <vergabe@example.org>')).toBeVisible();
    await expect.element(page.getByText('Rückfrage')).toBeVisible();
    await expect.element(page.getByText('Bitte bis Freitag.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Liste.txt/ })).toBeVisible();
  });

  it('of a notice in XML marks the line that was read and brings it into sight', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `<a>${at + 1}</a>`);
    const xml = lines.join('\n');
    const from = xml.indexOf('<a>250</a>');
    await show('xml', xml, { part: 2, page: null, boxes: [], span: { line: 250, from, to: from + 10 } });
    await expect.element(page.getByRole('mark')).toHaveTextContent('<a>250</a>');
    await expect.element(page.getByRole('mark')).toBeInViewport();
  });

  it('of HTML keeps the text and its tables, and nothing that runs, is fetched or leads away', () => {
    const hostile =
      '<h1 onclick="x()">Titel</h1><script>x()</script><img src="https://example.org/a.png"><img src="/files" onerror="x()">' +
      '<img src="data:image/png;base64,iVBORw0KGgo="><a href="https://example.org">mehr</a><iframe src="/"></iframe>' +
      '<form action="/"><input></form><table><tr><td style="background:url(/x)">1</td></tr></table><svg><use href="/x"/></svg>';
    expect(sanitized(hostile)).toBe(
      '<h1>Titel</h1><img src="data:image/png;base64,iVBORw0KGgo="><a>mehr</a><table><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });
});
