const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A lot of a notice: its deadline as the XML states it, and its title. */
export type LotOfNotice = { title: string; submission: string; bindingUntil?: string };

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

function lotOf({ title, submission, bindingUntil = '2027-02-28' }: LotOfNotice, index: number): string {
  return `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-000${index + 1}</cbc:ID>
    <cac:TenderingTerms><cac:TenderValidityPeriod><cbc:EndDate>${bindingUntil}</cbc:EndDate></cac:TenderValidityPeriod></cac:TenderingTerms>
    <cac:TenderingProcess>
      <cac:TenderSubmissionDeadlinePeriod>${submission}</cac:TenderSubmissionDeadlinePeriod>
    </cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>${title}</cbc:Name>
      <cac:RealizedLocation><cac:Address><cbc:CityName>Kiel</cbc:CityName><cbc:PostalZone>24103</cbc:PostalZone>
        <cbc:CountrySubentityCode>DEF02</cbc:CountrySubentityCode></cac:Address></cac:RealizedLocation>
      <cac:PlannedPeriod><cbc:StartDate>2027-01-01+01:00</cbc:StartDate><cbc:DurationMeasure unitCode="YEAR">2</cbc:DurationMeasure></cac:PlannedPeriod>
    </cac:ProcurementProject>
  </cac:ProcurementProjectLot>`;
}
