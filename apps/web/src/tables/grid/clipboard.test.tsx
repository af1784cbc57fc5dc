import { describe, expect, it } from 'vitest';
import { readClipboard } from './clipboard.ts';

/** What a program puts on the clipboard: its page, and its text beside it. */
function read(html: string, plain = '', language = 'de-DE'): string[][] {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', plain);
  return readClipboard(data, language);
}

const row = (...cells: string[]) => `<table><tr>${cells.join('')}</tr></table>`;

describe('the page of a spreadsheet', () => {
  it('of LibreOffice gives the values behind rounded figures, and leaves times as they are shown', () => {
    const html = row(
      '<td align="right" sdval="1.799" sdnum="1031;0;#.##0,00">1,80</td>',
      '<td sdval="0.25" sdnum="1031;1031;HH:MM">06:00</td>',
      '<td sdval="0.12345" sdnum="1031;0;0 %">12 %</td>',
      '<td sdval="1234.5">1.234,50&nbsp;€</td>',
      '<td sdval="0">-&nbsp;&nbsp;&nbsp;€</td>',
      '<td sdval="-1234.5">(1.234,50)</td>',
      '<td sdval="12000">12 T€</td>',
    );
    const texts = ['1,799', '06:00', '12,345 %', '1234,5 €', '0', '-1234,5', '12 T€'];
    expect(read(html)).toEqual([texts]);
  });

  it('of Google gives its values, whose figures may be written in another language than the screen', () => {
    const html = row(
      `<td data-sheets-value='{"1":3,"3":1234}'>1,234</td>`,
      `<td data-sheets-value='{"1":2,"2":"1,234"}'>1,234</td>`,
      `<td data-sheets-value='{"1":3,"3":46419}'>2/1/2027</td>`,
    );
    expect(read(html)).toEqual([['1234', '1,234', '2027-02-01']]);
    expect(read(row('<td sdval="1234.5">1.234,50</td>'), '', 'en-GB')).toEqual([['1234.5']]);
  });

  it('of Excel has no values mostly; its cells keep their place over spans, breaks and hidden rows', () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table>
      <tr height=20><td colspan=2>Los<br>
        2</td><td rowspan=2 x:num="46023.5">####</td></tr>
      <tr style='mso-yfti-irow:1;display:none'><td>x</td><td>y</td></tr>
      <tr><td>06:00</td><td>2
        MA</td></tr></table><!--EndFragment--></body></html>`;
    expect(read(html)).toEqual([
      ['Los 2', '', '46023,5'],
      ['06:00', '2 MA', ''],
    ]);
  });

  it('counts for less than a text of another size that is a table itself', () => {
    expect(read(row('<td>a</td>', '<td>b</td>'), 'a\tb\tc')).toEqual([['a', 'b', 'c']]);
  });
});

describe('other pages', () => {
  it('of a text program keep a cell of several lines together, which the text tears apart', () => {
    const html = row('<td><p>Pforte</p><p>Nord</p></td>', '<td>06:00</td>');
    expect(read(html, 'Pforte\nNord\t06:00')).toEqual([['Pforte Nord', '06:00']]);
  });

  it('without a table, with several, or of enormous size leave the text as it is', () => {
    for (const html of ['<p>06:00</p>', row('<td>a</td>').repeat(2), `${row('<td>a</td>')}${' '.repeat(5_000_000)}`]) {
      expect(read(html, '6\t14')).toEqual([['6', '14']]);
    }
  });

  it('run nothing and fetch nothing', () => {
    const html = row('<td><img src="x:y" onerror="document.title=`run`"><script>document.title="run"</script>6</td>');
    expect(read(html)[0]?.[0]).toMatch(/6$/);
    expect(document.title).not.toBe('run');
  });
});
