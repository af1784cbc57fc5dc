import type { Invoice } from '@e-invoice-eu/core';
import { hasEuVatShape, plainVatNumber } from '@zuschlag/validation/billing/vat-number';
import type { ValidateFunction } from 'ajv';
import type { InvoiceContent } from '../invoice-content.ts';
import { paymentTerm, productOf, reverseCharge } from './invoice-words.ts';

/** XRechnung in UBL is a file of its own; CII goes into the PDF. */
type Format = 'XRECHNUNG-UBL' | 'CII';

type Check = ValidateFunction<Invoice>;
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
const checks = new Map<Format, Check>();

/**
 * An invoice in XML by EN 16931. The library checks the data by its schema before it writes them.
 *
 * @throws {Error} when the schema refuses the data
 */
export async function eInvoice(content: InvoiceContent, format: Format): Promise<string> {
  // Half a megabyte of schema that only an invoice needs.
  const { FormatFactoryService, ValidationService, invoiceSchema } = await import('@e-invoice-eu/core');
  const { Ajv2019 } = await import('ajv/dist/2019.js');
  const writer = new FormatFactoryService().createFormatService(format, silent);
  // The service of the library compiles the schema anew for each file, which holds up the server for a third of a second.
  const compiled = (): Check => {
    const schema = structuredClone(invoiceSchema);
    writer.patchSchema(schema);
    return new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<Invoice>(schema);
  };
  const check = checks.get(format) ?? compiled();
  checks.set(format, check);
  const invoice = new ValidationService(silent).validate('invoice data', check, modelOf(content));
  writer.fillInvoiceDefaults(invoice);
  const written = await writer.generate(invoice, { format, lang: 'de-de' });
  if (typeof written !== 'string') throw new Error('An invoice in XML is text.');
  return written;
}

/** An amount of minor units as EN 16931 writes it. */
function decimal(amount: number): string {
  const [whole, part] = [Math.trunc(Math.abs(amount) / 100), Math.abs(amount) % 100];
  return `${amount < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}`;
}

function modelOf(content: InvoiceContent): Invoice {
  const { currency, cancels, period, seller, buyer } = content;
  const amount = (name: string, value: number) => ({
    [`cbc:${name}`]: decimal(value),
    [`cbc:${name}@currencyID`]: currency,
  });
  const scheme = { 'cbc:ID': 'VAT' };
  const model = {
    'cbc:ID': content.number,
    'cbc:IssueDate': content.issuedOn,
    'cbc:DueDate': content.dueOn,
    // UNTDID 1001: an invoice, or one that corrects an earlier one.
    'cbc:InvoiceTypeCode': cancels ? '384' : '380',
    'cbc:DocumentCurrencyCode': currency,
    'cbc:BuyerReference': buyer.reference ?? buyer.customerNumber,
    'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to },
    ...(cancels
      ? {
          'cac:BillingReference': [
            { 'cac:InvoiceDocumentReference': { 'cbc:ID': cancels.number, 'cbc:IssueDate': cancels.issuedOn } },
          ],
        }
      : {}),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(buyer) },
    // CII wants a delivery, even where nothing is delivered but time has passed.
    'cac:Delivery': { 'cbc:ActualDeliveryDate': period.to },
    'cac:PaymentMeans': [
      {
        // UNTDID 4461: a SEPA credit transfer.
        'cbc:PaymentMeansCode': '58',
        'cbc:PaymentID': content.number,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': seller.iban,
          'cbc:Name': seller.name,
          ...(seller.bic ? { 'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bic } } : {}),
        },
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': paymentTerm(content) },
    'cac:TaxTotal': [
      {
        ...amount('TaxAmount', content.tax),
        'cac:TaxSubtotal': content.taxes.map(({ category, rate, net, tax }) => ({
          ...amount('TaxableAmount', net),
          ...amount('TaxAmount', tax),
          'cac:TaxCategory': {
            'cbc:ID': category,
            'cbc:Percent': String(rate),
            ...(category === 'AE'
              ? { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE', 'cbc:TaxExemptionReason': reverseCharge }
              : {}),
            'cac:TaxScheme': scheme,
          },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('LineExtensionAmount', content.net),
      ...amount('TaxExclusiveAmount', content.net),
      ...amount('TaxInclusiveAmount', content.gross),
      ...amount('PayableAmount', content.gross),
    },
    'cac:InvoiceLine': linesOf(content),
  };
  // Names of its elements are only known to the schema of the library, which checks them as it writes.
  return { 'ubl:Invoice': model } as unknown as Invoice;
}

function linesOf({ lines, taxes, currency, period }: InvoiceContent) {
  const [taxed] = taxes;
  return lines.map((line, at) => ({
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': String(line.seatMonths),
    // UN/ECE recommendation 20: a unit without a name, here a seat for a month.
    'cbc:InvoicedQuantity@unitCode': 'C62',
    'cbc:LineExtensionAmount': decimal(line.net),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to },
    'cac:Item': {
      'cbc:Name': productOf(line),
      'cac:ClassifiedTaxCategory': {
        'cbc:ID': taxed?.category ?? 'S',
        'cbc:Percent': String(taxed?.rate ?? 0),
        'cac:TaxScheme': { 'cbc:ID': 'VAT' },
      },
    },
    'cac:Price': {
      'cbc:PriceAmount': decimal(line.price),
      'cbc:PriceAmount@currencyID': currency,
      'cbc:BaseQuantity': String(line.months),
      'cbc:BaseQuantity@unitCode': 'C62',
    },
  }));
}

function sellerOf(seller: InvoiceContent['seller']) {
  const { vatId, taxNumber, register } = seller;
  return {
    'cbc:EndpointID': seller.contactEmail,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': addressOf({ ...seller, country: 'DE' }),
    'cac:PartyTaxScheme': [
      ...(vatId ? [{ 'cbc:CompanyID': vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }] : []),
      ...(taxNumber ? [{ 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      ...(register ? { 'cbc:CompanyID': register } : {}),
    },
    'cac:Contact': {
      'cbc:Name': seller.contactName,
      'cbc:Telephone': seller.contactPhone,
      'cbc:ElectronicMail': seller.contactEmail,
    },
  };
}

function buyerOf({ customerNumber, name, email, vatNumber, ...address }: InvoiceContent['buyer']) {
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PartyIdentification': { 'cbc:ID': customerNumber },
    'cac:PostalAddress': addressOf(address),
    // A number of another shape is on the PDF as typed; EN 16931 takes one that begins with its country.
    ...(hasEuVatShape(vatNumber)
      ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': plainVatNumber(vatNumber), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } }
      : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  };
}

type Address = { street: string; postalCode: string; city: string; country: string };

function addressOf({ street, postalCode, city, country }: Address) {
  return {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': postalCode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}
