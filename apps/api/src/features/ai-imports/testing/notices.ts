const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A lot of a notice: its deadline as the XML states it, and its title. */
export type LotOfNotice = {
  title: string;
  submission: string;
  bindingUntil?: string;
  city?: string;
  /** how long its contract runs */
  years?: number;
  description?: string;
  /** in euros */
  estimate?: number;
};

/** A notice of eForms. */
export function aNotice(lots: readonly LotOfNotice[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ContractNotice xmlns="${ubl}ContractNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">
  <cbc:ID schemeName="notice-id">6f1f</cbc:ID><cbc:ContractFolderID>p-1</cbc:ContractFolderID>
  <cbc:NoticeLanguageCode>DEU</cbc:NoticeLanguageCode>
  <cac:ProcurementProject><cbc:ID>ZV-12/27</cbc:ID><cbc:Name>Bewachung der Rathäuser</cbc:Name></cac:ProcurementProject>
${lots.map(lotOf).join('')}
</ContractNotice>`;
}

function lotOf(lot: LotOfNotice, index: number): string {
  const { title, submission, bindingUntil = '2027-02-28', city = 'Kiel', years = 2, description, estimate } = lot;
  const described = description ? `<cbc:Description>${description}</cbc:Description>` : '';
  const amount = `<cbc:EstimatedOverallContractAmount currencyID="EUR">${estimate}</cbc:EstimatedOverallContractAmount>`;
  const estimated = estimate ? `<cac:RequestedTenderTotal>${amount}</cac:RequestedTenderTotal>` : '';
  return `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-000${index + 1}</cbc:ID>
    <cac:TenderingTerms><cac:TenderValidityPeriod><cbc:EndDate>${bindingUntil}</cbc:EndDate></cac:TenderValidityPeriod></cac:TenderingTerms>
    <cac:TenderingProcess>
      <cac:TenderSubmissionDeadlinePeriod>${submission}</cac:TenderSubmissionDeadlinePeriod>
    </cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>${title}</cbc:Name>${described}${estimated}
      <cac:RealizedLocation><cac:Address><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>24103</cbc:PostalZone>
        <cbc:CountrySubentityCode>DEF02</cbc:CountrySubentityCode></cac:Address></cac:RealizedLocation>
      <cac:PlannedPeriod><cbc:StartDate>2027-01-01+01:00</cbc:StartDate><cbc:DurationMeasure unitCode="YEAR">${years}</cbc:DurationMeasure></cac:PlannedPeriod>
    </cac:ProcurementProject>
  </cac:ProcurementProjectLot>`;
}
