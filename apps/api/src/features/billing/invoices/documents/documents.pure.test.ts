import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../testing/files/pdf-text.ts';
import { cancellationOf, type InvoiceContent } from '../invoice-content.ts';
import { anInvoice } from '../testing/an-invoice.ts';
import { eInvoice } from './e-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

const cancelled = cancellationOf(anInvoice(), { number: 'R7-0002', issuedOn: '2026-01-05' });
const invoices: { name: string; content: InvoiceContent }[] = [
  { name: 'a month in Germany', content: anInvoice() },
  { name: 'a year to Austria', content: anInvoice({ months: 12, price: 49_000, country: 'AT' }) },
  { name: 'a cancellation', content: cancelled },
];

/** The values of an element, as an XML of one element per line has them. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);
const cents = (value: string | undefined) => Math.round(Number(value) * 100);

describe.each(invoices)('$name', ({ content }) => {
  let ubl: string;
  let cii: string;
  beforeAll(async () => {
    ubl = await eInvoice(content, 'XRECHNUNG-UBL');
    cii = await eInvoice(content, 'CII');
  });

  it('says the same amounts in XRechnung and in the XML of the PDF', () => {
    const [first] = content.taxes;
    expect(valuesOf(ubl, 'cbc:TaxExclusiveAmount').map(cents)).toEqual([content.net]);
    expect(valuesOf(ubl, 'cbc:TaxAmount').map(cents)).toEqual([content.tax, content.tax]);
    expect(valuesOf(ubl, 'cbc:PayableAmount').map(cents)).toEqual([content.gross]);
    expect(valuesOf(cii, 'ram:TaxBasisTotalAmount').map(cents)).toEqual([content.net]);
    expect(valuesOf(cii, 'ram:TaxTotalAmount').map(cents)).toEqual([content.tax]);
    expect(valuesOf(cii, 'ram:DuePayableAmount').map(cents)).toEqual([content.gross]);
    expect(valuesOf(cii, 'ram:CategoryCode')).toEqual([first?.category, first?.category]);
    // Quantity times price is the amount of the line (EN 16931, BT-131).
    const [quantity, price, base] = ['cbc:InvoicedQuantity', 'cbc:PriceAmount', 'cbc:BaseQuantity'].map((name) =>
      Number(valuesOf(ubl, name)[0]),
    );
    expect(Math.round(((quantity ?? 0) * (price ?? 0) * 100) / (base ?? 1))).toBe(content.net);
  });

  it('names what XRechnung requires: specification, reference, contact, account and both addresses', () => {
    expect(valuesOf(ubl, 'cbc:CustomizationID')[0]).toContain('xrechnung_3.0');
    expect(valuesOf(ubl, 'cbc:InvoiceTypeCode')).toEqual([content.cancels ? '384' : '380']);
    expect(valuesOf(ubl, 'cbc:BuyerReference')).toEqual(['04011000-1234512345-06']);
    expect(valuesOf(ubl, 'cbc:EndpointID')).toEqual(['rechnung@zuschlag.example', 'rechnung@kunde.example']);
    expect(valuesOf(ubl, 'cbc:Telephone')).toEqual(['+49 40 123456']);
    expect(ubl).toContain('DE89370400440532013000');
    expect(valuesOf(ubl, 'cbc:StreetName')).toEqual(['Speicherstraße 4', 'Am Wall 7 &lt;Hof&gt;']);
    expect(cii).toContain('<ram:ApplicableHeaderTradeDelivery');
  });

  it('is a tagged German page with all of it, and carries its XML', async () => {
    const file = await invoicePdf(content, cii);
    const { pages, info } = await readPdf(file);
    const [{ text, tags } = { text: '', tags: [] }] = pages;
    expect(pages).toHaveLength(1);
    expect(info).toMatchObject({ Language: 'de-DE', Title: expect.stringContaining(content.number) });
    for (const words of [
      'Zuschlag Software GmbH & Co. KG',
      'Speicherstraße 4, 20457 Hamburg',
      'USt-IdNr. DE136695976',
      'Steuernummer 27/123/45678',
      'Treuwacht Holding GmbH',
      'Am Wall 7 <Hof>',
      '28195 Bremen',
      content.number,
      '31.12.2025',
      content.cancels ? 'Stornobetrag' : 'IBAN DE89 3704 0044 0532 0130 00',
      content.cancels ? 'R7-0001 vom 02.01.2026' : '16.01.2026',
      content.buyer.country === 'DE' ? 'Umsatzsteuer 19 %' : 'Steuerschuldnerschaft des Leistungsempfängers',
    ])
      expect(text).toContain(words);
    expect(tags).toEqual(expect.arrayContaining(['H1', 'L', 'Table', 'TR', 'TH', 'TD']));
    expect(await embedded(file)).toEqual({ 'factur-x.xml': cii });
    const metadata = file.toString('latin1');
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('/AFRelationship /Alternative');
  });
});

it('is not written when the schema of EN 16931 refuses it', async () => {
  const { taxes, ...content } = anInvoice();
  await expect(eInvoice({ ...content, taxes, currency: 'Taler' }, 'XRECHNUNG-UBL')).rejects.toThrow(/validation/i);
});

async function embedded(file: Buffer): Promise<{ [name: string]: string }> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const found: { [name: string]: string } = {};
  for (const name of (await pdf.getAttachments())?.keys() ?? [])
    found[name] = Buffer.from((await pdf.getAttachmentContent(name)) ?? []).toString();
  await loading.destroy();
  return found;
}
