import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { momentOf } from './moments.ts';
import { isSameProcedure, noticeChanges } from './notice-changes.ts';
import { noticeDocument } from './notice-document.ts';
import { readNotice } from './read-notice.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const lot = (submission: string, weight = '60') => `
  <cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID>
    <cac:TenderingTerms>
      <cac:AwardingTerms><cac:AwardingCriterion>
        <cac:SubordinateAwardingCriterion>
          <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension><efac:AwardCriterionParameter>
            <efbc:ParameterCode listName="number-weight">per-exa</efbc:ParameterCode><efbc:ParameterNumeric>${weight}</efbc:ParameterNumeric>
          </efac:AwardCriterionParameter></efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
          <cbc:AwardingCriterionTypeCode listName="award-criterion-type">price</cbc:AwardingCriterionTypeCode>
          <cbc:Name languageID="ENG">Price</cbc:Name><cbc:Name languageID="DEU">Preis</cbc:Name>
        </cac:SubordinateAwardingCriterion>
        <cac:SubordinateAwardingCriterion>
          <cbc:AwardingCriterionTypeCode>quality</cbc:AwardingCriterionTypeCode><cbc:Description>Konzept</cbc:Description>
        </cac:SubordinateAwardingCriterion>
      </cac:AwardingCriterion></cac:AwardingTerms>
      <cac:TenderValidityPeriod><cbc:DurationMeasure unitCode="MONTH">3</cbc:DurationMeasure></cac:TenderValidityPeriod>
    </cac:TenderingTerms>
    <cac:TenderingProcess>
      <cac:TenderSubmissionDeadlinePeriod>${submission}</cac:TenderSubmissionDeadlinePeriod>
    </cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>Objektschutz Rathaus</cbc:Name>
      <cac:RequestedTenderTotal><cbc:EstimatedOverallContractAmount currencyID="CHF">900</cbc:EstimatedOverallContractAmount></cac:RequestedTenderTotal>
      <cac:RealizedLocation><cac:Address><cbc:CityName>Kiel</cbc:CityName><cbc:PostalZone>24103</cbc:PostalZone><cbc:CountrySubentityCode>DEF02</cbc:CountrySubentityCode></cac:Address></cac:RealizedLocation>
      <cac:PlannedPeriod><cbc:StartDate>2027-01-01+01:00</cbc:StartDate><cbc:DurationMeasure unitCode="YEAR">2</cbc:DurationMeasure></cac:PlannedPeriod>
    </cac:ProcurementProject>
  </cac:ProcurementProjectLot>`;
const notice = (lots: string) => `<?xml version="1.0"?>
<ContractNotice xmlns="${ubl}ContractNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"
  xmlns:ext="${ubl}CommonExtensionComponents-2" xmlns:efext="e1" xmlns:efac="e2" xmlns:efbc="e3">
  <cbc:ID schemeName="notice-id">6f1f</cbc:ID><cbc:ContractFolderID>p-1</cbc:ContractFolderID><cbc:NoticeLanguageCode>DEU</cbc:NoticeLanguageCode>
  <cac:ProcurementProject><cbc:ID>ZV-12/27</cbc:ID><cbc:Name>Bewachung</cbc:Name></cac:ProcurementProject>${lots}
</ContractNotice>`;
const winter = '<cbc:EndDate>2026-12-01Z</cbc:EndDate><cbc:EndTime>23:30:00Z</cbc:EndTime>';
const later = '<cbc:EndDate>2026-12-07+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>';

describe('a notice of eForms', () => {
  it('is read per lot: a deadline in Greenwich time is the next day in Berlin, texts are German, other currencies stay out', () => {
    const read = readNotice(notice(lot(winter)));
    expect(read).toMatchObject({ format: 'eforms', kind: 'competition', reference: 'ZV-12/27', title: 'Bewachung' });
    expect(read?.lots).toMatchObject([
      {
        id: 'LOT-0001',
        submission: { day: '2026-12-02', time: '00:30' },
        participation: null,
        bindingFor: { unit: 'MONTH', count: 3 },
        start: '2027-01-01',
        duration: { unit: 'YEAR', count: 2 },
        estimatedValue: null,
        sites: [{ city: 'Kiel', postalCode: '24103', province: 'DE-SH' }],
        criteria: [
          { kind: 'PRICE', name: 'Preis', weight: 60, measure: 'PERCENT' },
          { kind: 'QUALITY', name: 'Konzept', weight: null, measure: null },
        ],
      },
    ]);
  });

  it('knows where in the XML each value stands, behind a byte order mark and lines of other systems too', () => {
    for (const text of [notice(lot(later)), notice(lot(later)).replaceAll('\n', '\r\n')]) {
      const read = readNotice(`\uFEFF${text}`);
      const words = (span: { from: number; to: number } | undefined) => text.slice(span?.from, span?.to);
      expect(words(read?.places.title)).toBe('<cbc:Name>Bewachung</cbc:Name>');
      expect(words(read?.places.reference)).toBe('<cbc:ID>ZV-12/27</cbc:ID>');
      const { submission, start, criteria } = read?.lots[0]?.places ?? {};
      expect(words(submission)).toContain(later);
      expect(words(start)).toBe('<cbc:StartDate>2027-01-01+01:00</cbc:StartDate>');
      expect(words(criteria)).toMatch(/^<cac:AwardingTerms>[\s\S]*<\/cac:AwardingTerms>$/);
      const lines = text.split('\n');
      expect(lines[(submission?.line ?? 0) - 1]).toContain('<cac:TenderSubmissionDeadlinePeriod>');
    }
  });

  it('tells what a later version states differently, and how far the submission moved', () => {
    const [before, after] = [readNotice(notice(lot(winter))), readNotice(notice(lot(later, '70')))];
    if (!before || !after) throw new Error('both are notices');
    expect(isSameProcedure(before, after)).toBe(true);
    expect(isSameProcedure(before, { ...after, procedureId: 'p-2', noticeId: 'other' })).toBe(false);
    const changes = noticeChanges(before, after);
    expect(changes.map(({ field, days }) => [field, days])).toEqual([
      ['submission', 5],
      ['criteria', null],
    ]);
    expect(noticeChanges(before, { ...after, lots: [] })).toMatchObject([
      { lotId: 'LOT-0001', field: 'lot', after: null },
    ]);
  });
});

describe('what is no notice', () => {
  it('is refused where it declares entities or is no XML, and null where it is another document', () => {
    const entity = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    expect(() => readNotice(entity)).toThrow('DOCTYPE');
    expect(() => readNotice('<a><b></a>')).toThrow('MALFORMED');
    expect(() => readNotice('')).toThrow('MALFORMED');
    expect(() => readNotice('<a>'.repeat(100) + '</a>'.repeat(100))).toThrow('TOO_LARGE');
    expect(readNotice('<ContractNotice/>')).toBeNull();
  });

  it('keeps a day that does not exist and a time of another form out', () => {
    expect(momentOf('2026-02-30', '10:00')).toBeNull();
    expect(momentOf('2026-07-01+02:00', 'mittags')).toEqual({ day: '2026-07-01', time: null });
    expect(momentOf('2026-07-01+02:00', '10:00:00+02:00')).toEqual({ day: '2026-07-01', time: '10:00' });
  });
});

// biome-ignore lint/style/noProcessEnv: the samples are no part of the repository, so their folder is named when the test is started
const samples = process.env.SAMPLE_DATA;
const folder = path.join(samples ?? '', 'ted-notices-de');
type Truth = {
  title: string;
  buyer: string;
  reference?: string;
  provinces: string[];
  submission_date?: string;
  submission_time?: string;
  price_weight?: string[];
};

const areThere = samples !== undefined && existsSync(folder);
const truth: Record<string, Truth> = areThere ? JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) : {};
const files = areThere ? readdirSync(folder).filter((name) => name.endsWith('.xml') && truth[name]) : [];

describe.runIf(areThere)('real notices', () => {
  it.each(files)('%s is read as its own file of truth states it', (name) => {
    const read = readNotice(readFileSync(path.join(folder, name), 'utf8'));
    const expected = truth[name];
    const moment = read?.lots[0]?.submission ?? read?.lots[0]?.participation;
    const provinces = new Set(read?.lots.flatMap(({ sites }) => sites.flatMap(({ province }) => province ?? [])));
    expect([read?.title, read?.buyer.name]).toEqual([expected?.title, expected?.buyer]);
    expect(read?.reference ?? undefined).toBe(expected?.reference || undefined);
    expect(moment?.day ?? undefined).toBe(expected?.submission_date || undefined);
    expect(moment?.time ?? undefined).toBe(expected?.submission_time || undefined);
    expect([...provinces].sort()).toEqual(expect.arrayContaining([...new Set(expected?.provinces)].sort()));
  });

  it('reads every sample of eForms, the one with a hundred lots too', () => {
    const eforms = path.join(folder, '../eforms-de');
    const lots = readdirSync(eforms)
      .filter((name) => name.endsWith('.xml'))
      .map((name) => readNotice(readFileSync(path.join(eforms, name), 'utf8'))?.lots.length);
    expect(Math.max(...lots.map((count) => count ?? 0))).toBe(100);
  });

  it('names each lot of a notice with several by the part that holds its values', () => {
    const folders = [folder, path.join(folder, '../eforms-de')];
    const notices = folders.flatMap((from) =>
      readdirSync(from)
        .filter((name) => name.endsWith('.xml'))
        .map((name) => readFileSync(path.join(from, name), 'utf8')),
    );
    const several = notices.flatMap((xml) => {
      const notice = readNotice(xml);
      return notice && notice.lots.length > 1 ? [{ xml, notice, document: noticeDocument(notice) }] : [];
    });
    expect(several.length).toBeGreaterThan(2);
    for (const { xml, notice, document } of several) {
      expect(document.lots.map(({ number }) => number)).toEqual(notice.lots.flatMap(({ id }) => id ?? []));
      for (const { part, quote, span, title } of document.lots) {
        expect(document.parts.find(({ number }) => number === part)?.blocks[0]).toMatchObject({ text: quote });
        const stated = xml.slice(span?.from, span?.to);
        if (title) expect(stated.replaceAll(/<[^>]*>|\s/g, '')).not.toBe('');
      }
    }
  });
});
