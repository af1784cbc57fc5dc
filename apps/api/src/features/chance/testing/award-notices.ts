/** The XML of a notice of results of TED: a lot per winner, won at as many euros as its number. */
export function anAwardNotice(...winners: readonly string[]): string {
  const awards = winners.map(
    (winner, at) => `<AWARD_CONTRACT ITEM="${at + 1}"><LOT_NO>${at + 1}</LOT_NO><AWARDED_CONTRACT>
      <CONTRACTORS><CONTRACTOR><ADDRESS_CONTRACTOR><OFFICIALNAME>${winner}</OFFICIALNAME></ADDRESS_CONTRACTOR></CONTRACTOR></CONTRACTORS>
      <VALUES><VAL_TOTAL CURRENCY="EUR">${at + 1}</VAL_TOTAL></VALUES></AWARDED_CONTRACT></AWARD_CONTRACT>`,
  );
  return `<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication"><FORM_SECTION>
    <F03_2014 LG="DE" FORM="F03"><OBJECT_CONTRACT><TITLE><P>Bewachung</P></TITLE></OBJECT_CONTRACT>${awards.join('')}</F03_2014>
  </FORM_SECTION></TED_EXPORT>`;
}
