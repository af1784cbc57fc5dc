import type { NoticeAward } from './notice.ts';
import { all, below, type Element, first, textAt } from './xml-tree.ts';

/** Framework agreements name dozens of winners, notices a hundred lots; what refers to more is no notice that is read. */
const most = { lots: 1000, references: 200 };

/**
 * Who got each lot by a notice of results of eForms. A lot leads to its winning tenders by its settled contract, without one
 * by the rank of the tenders; a tender leads to the companies that hand it in together.
 */
export function eformsAwards(extension: Element | undefined, lotTitle: (id: string) => string | null): NoticeAward[] {
  const result = first(extension, 'NoticeResult');
  const tenders = byId(all(result, 'LotTender'));
  const parties = byId(all(result, 'TenderingParty'));
  const companies = byId(extension ? below(extension, 'Company') : [], 'PartyIdentification');
  const tendersOfContract = new Map(
    all(result, 'SettledContract').map((contract) => [textAt(contract, 'ID'), idsIn(contract, 'LotTender')]),
  );
  const companiesOf = (tender: Element): string[] =>
    idsIn(tender, 'TenderingParty')
      .flatMap((party) => idsIn(parties.get(party), 'Tenderer'))
      .flatMap((id) => textAt(companies.get(id), 'PartyName', 'Name') ?? []);
  return all(result, 'LotResult')
    .slice(0, most.lots)
    .map((lot) => {
      const lotId = textAt(lot, 'TenderLot', 'ID');
      const isAwarded = textAt(lot, 'TenderResultCode') === 'selec-w';
      const offered = new Set(idsIn(lot, 'LotTender'));
      const settled = new Set<string>();
      for (const contract of idsIn(lot, 'SettledContract'))
        for (const tender of tendersOfContract.get(contract) ?? [])
          if (offered.size === 0 || offered.has(tender)) settled.add(tender);
      const isFirst = (id: string) => textAt(tenders.get(id), 'RankCode') === '1';
      const winning = [...(settled.size > 0 ? settled : [...offered].filter(isFirst))].flatMap(
        (id) => tenders.get(id) ?? [],
      );
      const [price, ...others] = winning.map((tender) => euros(first(tender, 'LegalMonetaryTotal', 'PayableAmount')));
      return {
        lotId,
        lotTitle: lotId === null ? null : lotTitle(lotId),
        isAwarded,
        winners: isAwarded ? [...new Set(winning.flatMap(companiesOf))] : [],
        // Several winners of a framework agreement have a price each, and no one of them is that of the lot.
        price: isAwarded && others.length === 0 ? (price ?? null) : null,
        tenders: tendersOf(lot),
      };
    });
}

/** Who got each lot by a notice of results of TED. */
export function tedAwards(form: Element | undefined, lotTitle: (id: string) => string | null): NoticeAward[] {
  return all(form, 'AWARD_CONTRACT').map((award) => {
    const awarded = first(award, 'AWARDED_CONTRACT');
    const lotId = textAt(award, 'LOT_NO');
    const total = all(awarded, 'VALUES', 'VAL_TOTAL');
    const title = below(award, 'TITLE')[0];
    const words = title && [title, ...all(title, 'P')].map(({ text }) => text.trim()).find(Boolean);
    return {
      lotId,
      lotTitle: words ?? (lotId === null ? null : lotTitle(lotId)),
      isAwarded: awarded !== undefined,
      winners: all(awarded, 'CONTRACTORS', 'CONTRACTOR', 'ADDRESS_CONTRACTOR').flatMap(
        (address) => textAt(address, 'OFFICIALNAME') ?? [],
      ),
      price: euros(total[0]),
      tenders: count(textAt(awarded, 'TENDERS', 'NB_TENDERS_RECEIVED')),
    };
  });
}

/** Each id once that children of a name refer to, so that references of references stay few. */
function idsIn(from: Element | undefined, name: string): string[] {
  return [...new Set(all(from, name, 'ID').map(({ text }) => text.trim()))].slice(0, most.references);
}

function byId(elements: Element[], ...path: string[]): Map<string, Element> {
  return new Map(elements.flatMap((one) => pair(one, path)));
}

function pair(element: Element, path: readonly string[]): [string, Element][] {
  const id = textAt(element, ...path, 'ID');
  return id === null ? [] : [[id, element]];
}

/** How many tenders came in: the statistics count electronic ones and those of small companies as well. */
function tendersOf(lot: Element): number | null {
  const whole = all(lot, 'ReceivedSubmissionsStatistics').find((one) => textAt(one, 'StatisticsCode') === 'tenders');
  return count(textAt(whole, 'StatisticsNumeric'));
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** An amount above 0 in euros; other currencies stay out. */
function euros(amount: Element | undefined): number | null {
  const value = Number(amount?.text.trim() || Number.NaN);
  const currency = amount?.attributes.currencyID ?? amount?.attributes.CURRENCY;
  return currency === 'EUR' && Number.isFinite(value) && value > 0 ? value : null;
}
