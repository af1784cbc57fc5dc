import { describe, expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const company = (id: string, name: string) =>
  `<efac:Organization><efac:Company><cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></efac:Company></efac:Organization>`;
const tender = (id: string, party: string, amount: string, rank = '1') =>
  `<efac:LotTender><cbc:ID>${id}</cbc:ID><cbc:RankCode>${rank}</cbc:RankCode>
    <cac:LegalMonetaryTotal>${amount}</cac:LegalMonetaryTotal>
    <efac:TenderingParty><cbc:ID>${party}</cbc:ID></efac:TenderingParty></efac:LotTender>`;
const euros = (amount: string) => `<cbc:PayableAmount currencyID="EUR">${amount}</cbc:PayableAmount>`;
const party = (id: string, ...members: string[]) =>
  `<efac:TenderingParty><cbc:ID>${id}</cbc:ID>${members.map((member) => `<efac:Tenderer><cbc:ID>${member}</cbc:ID></efac:Tenderer>`).join('')}</efac:TenderingParty>`;
const contract = (id: string, ...tenders: string[]) =>
  `<efac:SettledContract><cbc:ID>${id}</cbc:ID>${tenders.map((one) => `<efac:LotTender><cbc:ID>${one}</cbc:ID></efac:LotTender>`).join('')}</efac:SettledContract>`;
const result = (lot: string, code: string, ...within: string[]) =>
  `<efac:LotResult><cbc:TenderResultCode>${code}</cbc:TenderResultCode>${within.join('')}
    <efac:TenderLot><cbc:ID>${lot}</cbc:ID></efac:TenderLot></efac:LotResult>`;
const refer = (name: string, ...ids: string[]) =>
  ids.map((id) => `<efac:${name}><cbc:ID>${id}</cbc:ID></efac:${name}>`).join('');
const received = (code: string, count: string) =>
  `<efac:ReceivedSubmissionsStatistics><efbc:StatisticsCode>${code}</efbc:StatisticsCode><efbc:StatisticsNumeric>${count}</efbc:StatisticsNumeric></efac:ReceivedSubmissionsStatistics>`;

const eforms = (results: string, companies: string) => `<?xml version="1.0"?>
<ContractAwardNotice xmlns="${ubl}ContractAwardNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2"
  xmlns:cbc="${ubl}CommonBasicComponents-2" xmlns:ext="${ubl}CommonExtensionComponents-2" xmlns:efext="e1" xmlns:efac="e2" xmlns:efbc="e3">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>
    <efac:NoticeResult>${results}</efac:NoticeResult><efac:Organizations>${companies}</efac:Organizations>
  </efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <cac:ProcurementProject><cbc:ID>ZV-12/27</cbc:ID><cbc:Name>Bewachung</cbc:Name></cac:ProcurementProject>
  <cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID>
    <cac:ProcurementProject><cbc:Name>Rathaus</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>
</ContractAwardNotice>`;
const companies =
  company('ORG-1', 'Stadt') + company('ORG-2', 'Wachdienst Nord GmbH') + company('ORG-3', 'Objektschutz AG');

describe('a notice of results of eForms', () => {
  it('leads from lot to contract, tender, party and company: the price is that of the winner, not of the loser', () => {
    const results = [
      result(
        'LOT-0001',
        'selec-w',
        refer('LotTender', 'TEN-1', 'TEN-2'),
        received('t-sme', '1'),
        received('tenders', '4'),
        refer('SettledContract', 'CON-1'),
      ),
      tender('TEN-1', 'TPA-1', euros('410000.5'), '2'),
      tender('TEN-2', 'TPA-2', euros('398000.25')),
      contract('CON-1', 'TEN-2'),
      party('TPA-1', 'ORG-3'),
      party('TPA-2', 'ORG-2'),
    ];
    const read = readNotice(eforms(results.join(''), companies));
    expect(read?.kind).toBe('result');
    expect(read?.awards).toEqual([
      {
        lotId: 'LOT-0001',
        lotTitle: 'Rathaus',
        isAwarded: true,
        winners: ['Wachdienst Nord GmbH'],
        price: 398_000.25,
        tenders: 4,
      },
    ]);
  });

  it('takes the first rank where no contract is named, and names all companies that hand in a tender together', () => {
    const results = [
      result('LOT-0001', 'selec-w', refer('LotTender', 'TEN-1', 'TEN-2')),
      tender('TEN-1', 'TPA-1', euros('410000'), '2'),
      tender('TEN-2', 'TPA-2', euros('398000')),
      party('TPA-1', 'ORG-1'),
      party('TPA-2', 'ORG-2', 'ORG-3'),
    ];
    const [award] = readNotice(eforms(results.join(''), companies))?.awards ?? [];
    expect(award).toMatchObject({
      winners: ['Wachdienst Nord GmbH', 'Objektschutz AG'],
      price: 398_000,
      tenders: null,
    });
  });

  it('states no price of several winners, of another currency, or that is secret, and no winner of a lot without award', () => {
    const results = [
      result('LOT-0001', 'selec-w', refer('SettledContract', 'CON-1', 'CON-2')),
      result('LOT-0002', 'selec-w', refer('SettledContract', 'CON-3')),
      result('LOT-0003', 'clos-nw', refer('LotTender', 'TEN-4')),
      ...[tender('TEN-1', 'TPA-1', euros('1')), tender('TEN-2', 'TPA-2', euros('2'))],
      tender('TEN-3', 'TPA-1', '<cbc:PayableAmount currencyID="CHF">5</cbc:PayableAmount>'),
      tender('TEN-4', 'TPA-1', euros('9')),
      ...[contract('CON-1', 'TEN-1'), contract('CON-2', 'TEN-2'), contract('CON-3', 'TEN-3')],
      ...[party('TPA-1', 'ORG-2'), party('TPA-2', 'ORG-3')],
    ];
    expect(readNotice(eforms(results.join(''), companies))?.awards).toMatchObject([
      { lotId: 'LOT-0001', isAwarded: true, winners: ['Wachdienst Nord GmbH', 'Objektschutz AG'], price: null },
      { lotId: 'LOT-0002', isAwarded: true, winners: ['Wachdienst Nord GmbH'], price: null },
      { lotId: 'LOT-0003', isAwarded: false, winners: [], price: null },
    ]);
  });
});

const award = (item: number, within: string) =>
  `<AWARD_CONTRACT ITEM="${item}"><LOT_NO>${item}</LOT_NO>${within}</AWARD_CONTRACT>`;
const ted = (awards: string) => `<?xml version="1.0"?>
<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication"><FORM_SECTION>
  <F03_2014 LG="DE" CATEGORY="ORIGINAL" FORM="F03">
    <OBJECT_CONTRACT><TITLE><P>Bewachung</P></TITLE><REFERENCE_NUMBER>ZV-12/21</REFERENCE_NUMBER>
      <OBJECT_DESCR ITEM="1"><TITLE><P>Rathaus</P></TITLE><LOT_NO>1</LOT_NO></OBJECT_DESCR></OBJECT_CONTRACT>
    ${awards}
  </F03_2014></FORM_SECTION></TED_EXPORT>`;

describe('a notice of results of TED', () => {
  it('names winner, price and number of tenders of each lot', () => {
    const won = `<AWARDED_CONTRACT><DATE_CONCLUSION_CONTRACT>2021-02-01</DATE_CONCLUSION_CONTRACT>
      <TENDERS><NB_TENDERS_RECEIVED>7</NB_TENDERS_RECEIVED><NB_TENDERS_RECEIVED_SME>3</NB_TENDERS_RECEIVED_SME></TENDERS>
      <CONTRACTORS><CONTRACTOR><ADDRESS_CONTRACTOR><OFFICIALNAME>Wachdienst Nord GmbH</OFFICIALNAME></ADDRESS_CONTRACTOR></CONTRACTOR></CONTRACTORS>
      <VALUES><VAL_ESTIMATED_TOTAL CURRENCY="EUR">500000</VAL_ESTIMATED_TOTAL><VAL_TOTAL CURRENCY="EUR">398000.25</VAL_TOTAL></VALUES></AWARDED_CONTRACT>`;
    const none = '<TITLE><P>Museum</P></TITLE><NO_AWARDED_CONTRACT><PROCUREMENT_UNSUCCESSFUL/></NO_AWARDED_CONTRACT>';
    expect(readNotice(ted(award(1, won) + award(2, none)))?.awards).toEqual([
      {
        lotId: '1',
        lotTitle: 'Rathaus',
        isAwarded: true,
        winners: ['Wachdienst Nord GmbH'],
        price: 398_000.25,
        tenders: 7,
      },
      { lotId: '2', lotTitle: 'Museum', isAwarded: false, winners: [], price: null, tenders: null },
    ]);
  });

  it('of a competition has no awards', () => {
    expect(readNotice(ted(''))?.awards).toEqual([]);
  });
});

it('reads a notice that repeats its references in no more time than its length asks for', () => {
  const many = Array.from({ length: 20_000 }, () => 'X');
  const results = [
    result('LOT-0001', 'selec-w', refer('SettledContract', ...many)),
    `<efac:SettledContract><cbc:ID>X</cbc:ID>${refer('LotTender', ...many)}</efac:SettledContract>`,
    tender('X', 'TPA-1', euros('5')),
    party('TPA-1', ...many.map(() => 'ORG-2')),
  ];
  expect(readNotice(eforms(results.join(''), companies))?.awards).toMatchObject([
    { winners: ['Wachdienst Nord GmbH'], price: 5 },
  ]);
});
