import { eformsAwards } from './awards.ts';
import { criteriaOf } from './eforms-criteria.ts';
import { textIn } from './eforms-text.ts';
import { dayOf, momentOf, spanOf } from './moments.ts';
import type { Buyer, Notice, NoticeLot, NoticeMoment, NoticePlaces, NoticeSite, Procedure } from './notice.ts';
import { provinceOfNuts } from './nuts.ts';
import { all, below, type Element, first, textAt } from './xml-tree.ts';

const kinds: { readonly [root: string]: Notice['kind'] } = {
  ContractNotice: 'competition',
  PriorInformationNotice: 'planning',
  ContractAwardNotice: 'result',
};
const procedureOf: { readonly [code: string]: Procedure } = {
  open: 'OPEN',
  restricted: 'RESTRICTED',
  'neg-w-call': 'NEGOTIATED',
  'neg-wo-call': 'NEGOTIATED',
  'comp-dial': 'COMPETITIVE_DIALOGUE',
  innovation: 'INNOVATION',
};

export function isEforms({ name, uri }: Element): boolean {
  return name in kinds && uri.startsWith('urn:oasis:names:specification:ubl:schema:xsd:');
}

/** Reads a notice in the format of eForms (UBL); the names of elements are those of the European schema. */
export function readEforms(root: Element): Notice {
  const language = textAt(root, 'NoticeLanguageCode');
  const project = first(root, 'ProcurementProject');
  const extension = first(root, 'UBLExtensions', 'UBLExtension', 'ExtensionContent', 'EformsExtension');
  const lots = all(root, 'ProcurementProjectLot').filter(
    (lot) => first(lot, 'ID')?.attributes.schemeName !== 'LotsGroup',
  );
  const documents = lots.flatMap((lot) =>
    all(lot, 'TenderingTerms', 'CallForTendersDocumentReference', 'Attachment', 'ExternalReference', 'URI'),
  );
  const endpoints = lots.flatMap((lot) => all(lot, 'TenderingTerms', 'TenderRecipientParty', 'EndpointID'));
  const titles = new Map(
    lots.map((lot) => [textAt(lot, 'ID'), textIn(language, first(lot, 'ProcurementProject'), 'Name')]),
  );
  return {
    format: 'eforms',
    noticeId:
      all(root, 'ID')
        .find(({ attributes }) => attributes.schemeName === 'notice-id')
        ?.text.trim() ?? null,
    procedureId: textAt(root, 'ContractFolderID'),
    version: textAt(root, 'VersionID'),
    publicationNumber: textAt(extension, 'Publication', 'NoticePublicationID'),
    publishedOn:
      dayOf(textAt(extension, 'Publication', 'PublicationDate')) ??
      momentOf(textAt(root, 'IssueDate'), null)?.day ??
      null,
    changes: textAt(extension, 'Changes', 'ChangedNoticeIdentifier'),
    kind: kinds[root.name] ?? 'other',
    language,
    title: textIn(language, project, 'Name'),
    description: textIn(language, project, 'Description'),
    reference: textAt(project, 'ID'),
    buyer: buyerOf(companyOf(root, extension), language),
    procedure: procedureFrom(textAt(root, 'TenderingProcess', 'ProcedureCode')),
    documentsUrl: documents.map(({ text }) => text.trim()).find(Boolean) ?? null,
    submissionUrl: endpoints.map(({ text }) => text.trim()).find(Boolean) ?? null,
    estimatedValue: estimateOf(project),
    cpv: cpvOf(project),
    lots: lots.map((lot) => lotOf(lot, language)),
    awards: eformsAwards(extension, (id) => titles.get(id) ?? null),
    places: {
      title: first(project, 'Name')?.span,
      details: first(project, 'Description')?.span,
      reference: first(project, 'ID')?.span,
      procedure: first(root, 'TenderingProcess', 'ProcedureCode')?.span,
      platform: (endpoints.find(hasText) ?? documents.find(hasText))?.span,
      publication: (first(extension, 'Publication', 'PublicationDate') ?? first(root, 'IssueDate'))?.span,
      ...buyerPlaces(companyOf(root, extension)),
    },
  };
}

function procedureFrom(code: string | null): Procedure | null {
  return code === null ? null : (procedureOf[code] ?? 'OTHER');
}

function lotOf(lot: Element, language: string | null): NoticeLot {
  const project = first(lot, 'ProcurementProject');
  const terms = first(lot, 'TenderingTerms');
  const process = first(lot, 'TenderingProcess');
  const planned = first(project, 'PlannedPeriod');
  const length = first(planned, 'DurationMeasure');
  const binding = first(terms, 'TenderValidityPeriod', 'DurationMeasure');
  const extension = first(project, 'ContractExtension');
  const most = textAt(extension, 'MaximumNumberNumeric');
  const renewal = textIn(language, first(extension, 'Renewal', 'Period'), 'Description');
  const isPart = first(lot, 'ID')?.attributes.schemeName === 'Part';
  return {
    id: isPart ? null : textAt(lot, 'ID'),
    title: textIn(language, project, 'Name'),
    description: textIn(language, project, 'Description'),
    reference: textAt(project, 'ID'),
    cpv: cpvOf(project),
    submission: periodEnd(process, 'TenderSubmissionDeadlinePeriod'),
    participation: periodEnd(process, 'ParticipationRequestReceptionPeriod'),
    questions: periodEnd(process, 'AdditionalInformationRequestPeriod'),
    opening: momentOf(
      textAt(process, 'OpenTenderEvent', 'OccurrenceDate'),
      textAt(process, 'OpenTenderEvent', 'OccurrenceTime'),
    ),
    bindingUntil: dayOf(textAt(terms, 'TenderValidityPeriod', 'EndDate')),
    bindingFor: spanOf(binding?.text.trim() ?? null, binding?.attributes.unitCode),
    start: dayOf(textAt(planned, 'StartDate')),
    end: dayOf(textAt(planned, 'EndDate')),
    duration: spanOf(length?.text.trim() ?? null, length?.attributes.unitCode),
    renewals: most === null && renewal === null ? null : { most: most === null ? null : Number(most), text: renewal },
    options: textIn(language, extension, 'OptionsDescription'),
    criteria: criteriaOf(terms, language),
    sites: all(project, 'RealizedLocation').map((location) => siteOf(location, language)),
    estimatedValue: estimateOf(project),
    places: {
      title: (first(project, 'Name') ?? first(lot, 'ID'))?.span,
      estimatedValue: first(project, 'RequestedTenderTotal')?.span,
      sites: first(project, 'RealizedLocation')?.span,
      details: first(project, 'Description')?.span,
      lotDetails: first(project, 'Description')?.span,
      submission: first(process, 'TenderSubmissionDeadlinePeriod')?.span,
      participation: first(process, 'ParticipationRequestReceptionPeriod')?.span,
      questions: first(process, 'AdditionalInformationRequestPeriod')?.span,
      opening: first(process, 'OpenTenderEvent')?.span,
      bindingUntil: first(terms, 'TenderValidityPeriod')?.span,
      bindingFor: first(terms, 'TenderValidityPeriod')?.span,
      start: first(planned, 'StartDate')?.span,
      end: first(planned, 'EndDate')?.span,
      duration: length?.span,
      criteria: first(terms, 'AwardingTerms')?.span,
      province: first(project, 'RealizedLocation')?.span,
    },
  };
}

function hasText({ text }: Element): boolean {
  return text.trim() !== '';
}

function periodEnd(process: Element | undefined, period: string): NoticeMoment | null {
  return momentOf(textAt(process, period, 'EndDate'), textAt(process, period, 'EndTime'));
}

function siteOf(location: Element, language: string | null): NoticeSite {
  const address = first(location, 'Address');
  const nuts = textAt(address, 'CountrySubentityCode');
  return {
    text: textIn(language, location, 'Description'),
    street: textAt(address, 'StreetName'),
    postalCode: textAt(address, 'PostalZone'),
    city: textAt(address, 'CityName'),
    nuts,
    province: provinceOfNuts(nuts),
  };
}

function cpvOf(project: Element | undefined): string[] {
  const codes = [
    ...all(project, 'MainCommodityClassification', 'ItemClassificationCode'),
    ...all(project, 'AdditionalCommodityClassification', 'ItemClassificationCode'),
  ].map(({ text }) => text.trim());
  return [...new Set(codes)].filter((code) => /^\d{8}/.test(code)).map((code) => code.slice(0, 8));
}

/** In another currency it is no value that a Chance could take. */
function estimateOf(project: Element | undefined): number | null {
  const amount = first(project, 'RequestedTenderTotal', 'EstimatedOverallContractAmount');
  const value = Number(amount?.text.trim() || Number.NaN);
  return amount?.attributes.currencyID === 'EUR' && Number.isFinite(value) ? value : null;
}

function companyOf(root: Element, extension: Element | undefined): Element | undefined {
  const id = textAt(root, 'ContractingParty', 'Party', 'PartyIdentification', 'ID');
  const organizations = extension ? below(extension, 'Company') : [];
  return organizations.find((one) => textAt(one, 'PartyIdentification', 'ID') === id);
}

function buyerPlaces(company: Element | undefined): NoticePlaces {
  const contact = first(company, 'Contact');
  return {
    authority: first(company, 'PartyName', 'Name')?.span,
    contactName: first(contact, 'Name')?.span,
    contactMail: first(contact, 'ElectronicMail')?.span,
    contactPhone: first(contact, 'Telephone')?.span,
  };
}

function buyerOf(company: Element | undefined, language: string | null): Buyer {
  const contact = first(company, 'Contact');
  return {
    name: textIn(language, first(company, 'PartyName'), 'Name'),
    street: textAt(company, 'PostalAddress', 'StreetName'),
    postalCode: textAt(company, 'PostalAddress', 'PostalZone'),
    city: textAt(company, 'PostalAddress', 'CityName'),
    contact: textAt(contact, 'Name'),
    email: textAt(contact, 'ElectronicMail'),
    phone: textAt(contact, 'Telephone'),
    url: textAt(company, 'WebsiteURI'),
    province: provinceOfNuts(textAt(company, 'PostalAddress', 'CountrySubentityCode')),
  };
}
