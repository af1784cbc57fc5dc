import { formatMoney, formatMonth, formatNumber } from '@zuschlag/i18n/format';
import { groupedIban } from '@zuschlag/validation/billing/invoices/iban';
import {
  colours,
  drawFacts,
  type Part,
  type Pdf,
  page,
  paragraph,
  rule,
  taggedPdf,
} from '../../../../files/tagged-pdf.ts';
import type { InvoiceContent } from '../invoice-content.ts';
import { embedInvoice } from './embedded-invoice.ts';
import { day, language, paymentTerm, productOf, reverseCharge } from './invoice-words.ts';

const size = 9.5;

/**
 * An invoice as a tagged PDF on A4 that carries itself in XML (ZUGFeRD): all that § 14 (4) UStG asks for is on the page.
 *
 * @param xml the invoice in CII
 */
export function invoicePdf(content: InvoiceContent, xml: string): Promise<Buffer> {
  const { number, issuedOn, seller, cancels } = content;
  const title = `${cancels ? 'Stornorechnung' : 'Rechnung'} ${number}`;
  const about = {
    title,
    subtitle: `vom ${day(issuedOn)}`,
    language,
    madeAt: `${issuedOn}T12:00:00Z`,
    isArchived: true,
  };
  const taxIds = [
    seller.vatId === null ? null : `USt-IdNr. ${seller.vatId}`,
    seller.taxNumber === null ? null : `Steuernummer ${seller.taxNumber}`,
    seller.register,
  ];
  const footer = [`${seller.name} · ${addressLine(seller)} · ${title}`, taxIds.filter(Boolean).join(' · ')];
  return taggedPdf(about, footer, (pdf, whole) => {
    drawAddresses(pdf, whole, content);
    paragraph(pdf, whole, 'H1', title, { font: 'bold', size: 17, gap: 6 });
    if (cancels) paragraph(pdf, whole, 'P', paymentTerm(content), { size, gap: 6 });
    drawFacts(pdf, whole, factsOf(content));
    const { reference } = content.buyer;
    if (reference !== null) paragraph(pdf, whole, 'P', `Ihre Referenz: ${reference}`, { size, gap: 0 });
    pdf.moveDown(1);
    drawTable(pdf, whole, content);
    pdf.moveDown(1);
    drawEnd(pdf, whole, content);
    embedInvoice(pdf, { xml, issuedOn });
  });
}

const addressLine = ({ street, postalCode, city }: { street: string; postalCode: string; city: string }) =>
  `${street}, ${postalCode} ${city}`;

function drawAddresses(pdf: Pdf, whole: Part, { seller, buyer }: InvoiceContent): void {
  const country = new Intl.DisplayNames('de', { type: 'region' }).of(buyer.country) ?? buyer.country;
  const sender = `${seller.name} · ${addressLine(seller)}`;
  paragraph(pdf, whole, 'P', sender, { size: 7.5, colour: colours.quiet, gap: 4 });
  const lines = [
    buyer.name,
    buyer.street,
    `${buyer.postalCode} ${buyer.city}`,
    ...(buyer.country === 'DE' ? [] : [country]),
  ];
  paragraph(pdf, whole, 'P', lines.join('\n'), { size: 10.5, gap: 36 });
}

function factsOf({ number, issuedOn, period, buyer, cancels, dueOn }: InvoiceContent) {
  return [
    { term: cancels ? 'Nummer' : 'Rechnungsnummer', value: number },
    { term: 'Datum', value: day(issuedOn) },
    { term: 'Leistungszeitraum', value: `${day(period.from)} – ${day(period.to)}` },
    ...(cancels ? [] : [{ term: 'Zahlbar bis', value: day(dueOn) }]),
    { term: 'Kundennummer', value: buyer.customerNumber },
    { term: 'USt-IdNr. des Kunden', value: buyer.vatNumber },
  ];
}

type Row = { cells: readonly string[]; isBold?: boolean };
const columns = [
  { share: 0.5, align: 'left' },
  { share: 0.12, align: 'right' },
  { share: 0.2, align: 'right' },
  { share: 0.18, align: 'right' },
] as const;

function drawTable(pdf: Pdf, whole: Part, content: InvoiceContent): void {
  const money = (amount: number) => formatMoney(amount, content.currency, language);
  const table = pdf.struct('Table');
  whole.add(table);
  drawRow(pdf, table, { cells: ['Leistung', 'Menge', 'Preis', 'Betrag'], isBold: true }, 'TH');
  for (const line of content.lines) {
    const price = line.months === 1 ? money(line.price) : `${money(line.price)} je Platz und ${line.months} Monate`;
    const months = line.seats.map(({ month, seats }) => `${formatMonth(`${month}-01`, language)}: ${seats}`).join(', ');
    const words = line.months === 1 ? productOf(line) : `${productOf(line)}\n${months}`;
    drawRow(pdf, table, { cells: [words, formatNumber(line.seatMonths, language), price, money(line.net)] });
  }
  drawRow(pdf, table, { cells: ['Summe ohne Umsatzsteuer', '', '', money(content.net)] });
  for (const { category, rate, tax } of content.taxes) {
    const words =
      category === 'AE' ? `Umsatzsteuer: ${reverseCharge}` : `Umsatzsteuer ${formatNumber(rate, language)} %`;
    drawRow(pdf, table, { cells: [words, '', '', money(tax)] });
  }
  const sum = content.cancels ? 'Stornobetrag' : 'Rechnungsbetrag';
  drawRow(pdf, table, { cells: [sum, '', '', money(content.gross)], isBold: true });
  table.end();
}

function drawRow(pdf: Pdf, table: Part, { cells, isBold = false }: Row, tag = 'TD'): void {
  const width = pdf.page.width - 2 * page.margin;
  pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
  const wide = (at: number) => (columns[at]?.share ?? 0) * width - 6;
  const height = Math.max(...cells.map((cell, at) => pdf.heightOfString(cell || ' ', { width: wide(at) }))) + 8;
  if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
  const top = pdf.y;
  const line = pdf.struct('TR');
  table.add(line);
  let left: number = page.margin;
  cells.forEach((cell, at) => {
    const [from, align] = [left, columns[at]?.align ?? 'left'];
    left += (columns[at]?.share ?? 0) * width;
    line.add(
      pdf.struct(tag, {}, () => {
        pdf.fillColor(colours.ink).text(cell, from + (align === 'right' ? 6 : 0), top + 4, { width: wide(at), align });
      }),
    );
  });
  line.end();
  pdf.x = page.margin;
  pdf.y = top + height;
  rule(pdf);
  pdf.y -= 5;
}

function drawEnd(pdf: Pdf, whole: Part, content: InvoiceContent): void {
  const { cancels, seller } = content;
  const bank = seller.bank === null ? '' : `, ${seller.bank}`;
  const account = `IBAN ${groupedIban(seller.iban)}${seller.bic === null ? '' : `, BIC ${seller.bic}`}${bank}`;
  if (!cancels) {
    paragraph(pdf, whole, 'P', paymentTerm(content), { size, gap: 3 });
    paragraph(pdf, whole, 'P', account, { size, font: 'bold', gap: 8 });
  }
  const contact = `Fragen zu dieser Rechnung: ${seller.contactName}, ${seller.contactPhone}, ${seller.contactEmail}`;
  paragraph(pdf, whole, 'P', contact, { size, colour: colours.quiet, gap: 0 });
}
