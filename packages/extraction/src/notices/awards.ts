import type { NoticeAward } from './notice.ts';
import { all, below, type Element, first, textAt } from './xml-tree.ts';

/**
 * Who got each lot by a notice of results of eForms. A lot leads to its winning tenders by its settled contract, without one
 * by the rank of the tenders; a tender leads to the companies that hand it in together.
 */
export function eformsAwards(extension: Element | undefined, lotTitle: (id: string) => string | null): NoticeAward[] {
  const result = first(extension, 'NoticeResult');
  const tenders = byId(all(result, 'LotTender'));
  const contracts = byId(all(result, 'SettledContract'));
  const companies = byId(extension ? below(extension, 'Company') : [], 'PartyIdentification');
  const namesOf = (tender: Element): string[] => {
    const parties = new Set(all(tender, 'TenderingParty', 'ID').map(({ text }) => text.trim()));
    return all(result, 'TenderingParty')
      .filter((party) => parties.has(textAt(party, 'ID') ?? ''))
      .flatMap((party) => all(party, 'Tenderer', 'ID'))
      .flatMap(({ text }) => textAt(companies.get(text.trim()), 'PartyName', 'Name') ?? []);
  };
  return all(result, 'LotResult').map((lot) => {
    const lotId = textAt(lot, 'TenderLot', 'ID');
    const named = (of: Map<string, Element>, from: Element, name: string) =>
      all(from, name, 'ID').flatMap(({ text }) => of.get(text.trim()) ?? []);
    const offered = named(tenders, lot, 'LotTender');
    const settled = named(contracts, lot, 'SettledContract').flatMap((contract) =>
      named(tenders, contract, 'LotTender'),
    );
    const ofLot = settled.filter((tender) => offered.length === 0 || offered.includes(tender));
    const isAwarded = textAt(lot, 'TenderResultCode') === 'selec-w';
    const winning = ofLot.length > 0 ? ofLot : offered.filter((tender) => textAt(tender, 'RankCode') === '1');
    const [price, ...others] = winning.map((tender) => euros(first(tender, 'LegalMonetaryTotal', 'PayableAmount')));
    return {
      lotId,
      lotTitle: lotId === null ? null : lotTitle(lotId),
      isAwarded,
      winners: isAwarded ? [...new Set(winning.flatMap(namesOf))] : [],
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
