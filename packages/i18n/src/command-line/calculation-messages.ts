import type { RecalculationStep } from '@zuschlag/validation/recalculations/progress';
import type { Message } from '../messages/message.ts';

/** What the command line says of wages in a table, scenarios, recalculations, orders and the erosion of a margin. */
export const calculationMessages = {
  effectOfWages: {
    de: 'Leistungen mit einem anderen Lohn in der Tabelle: {services}, davon unter der Tabelle: {below}; eingetragene Löhne bleiben',
    en: 'Services with another wage in the table: {services}, of them below the table: {below}; entered wages stay',
  },
  followsTable: { de: 'Lohn nach Entgelttabelle, Ø {wage}/h', en: 'wage by the wage table, {wage}/h on average' },
  scenarios: { de: 'Szenarien ausgeben und übernehmen', en: 'writes and adopts scenarios' },
  scenariosList: {
    de: 'zeigt die Szenarien einer Chance mit Kennung, Preis und Marge',
    en: 'shows the scenarios of a Chance with id, price and margin',
  },
  scenariosAdopt: {
    de: 'übernimmt ein Szenario in die Leistungen der Chance',
    en: 'adopts a scenario into the services of its Chance',
  },
  scenarioArgument: { de: 'Kennung des Szenarios', en: 'the id of the scenario' },
  overtakenOption: {
    de: 'auch über Leistungen hinweg, die sich seitdem geändert haben',
    en: 'also over services that have changed since',
  },
  noScenarios: { de: 'Kein Szenario.', en: 'No scenario.' },
  scenarioOutdated: { de: 'überholt', en: 'outdated' },
  scenarioAdopted: {
    de: '{changed} geändert, {added} hinzugefügt, {removed} entfernt. Preis der Chance: {price}',
    en: '{changed} changed, {added} added, {removed} removed. Price of the Chance: {price}',
  },
  servicesOrder: {
    de: 'zeigt, welche Posten der Kunde für eine Leistung bestellt hat',
    en: 'shows the posts that the customer ordered for a service',
  },
  serviceArgument: { de: 'Kennung der Leistung', en: 'the id of the service' },
  noOrder: { de: 'Keine Bestellung eingetragen.', en: 'No order entered.' },
  chancesRecalculation: {
    de: 'zeigt, wie weit die letzte Neuberechnung einer Chance ist',
    en: 'shows how far the last recalculation of a Chance is',
  },
  noRecalculation: { de: 'Keine Neuberechnung.', en: 'No recalculation.' },
  recalculationAt: { de: '{step}: {done} von {total}, {percent} %', en: '{step}: {done} of {total}, {percent}%' },
  recalculationUndone: {
    de: 'Abgebrochen, alles ist wie vorher.',
    en: 'Given up, everything is as it was.',
  },
  chancesErosion: {
    de: 'zeigt, was von der Marge bleibt, wenn die Löhne steigen',
    en: 'shows what is left of the margin when wages rise',
  },
  increaseOption: { de: 'Tarifsteigerung im Jahr in Prozent', en: 'tariff increase per year in percent' },
  clauseOption: {
    de: 'Anteil der Steigerung, dem der Preis folgt, in Prozent',
    en: 'share of the increase that the price follows, in percent',
  },
  erosionYear: {
    de: 'Jahr {year}: Preis {price}/h, Kosten {cost}/h, Marge {margin}',
    en: 'Year {year}: price {price}/h, cost {cost}/h, margin {margin}',
  },
  erosionSum: {
    de: 'Marge im Mittel {margin}, Erosion {erosion}',
    en: 'Margin on average {margin}, erosion {erosion}',
  },
  erosion_NO_SERVICE: { de: 'Es gibt noch keine Leistung.', en: 'There is no service yet.' },
  erosion_NO_DATA: { de: 'Es sind keine Stunden berechnet.', en: 'No hours are calculated.' },
  erosion_NOT_APPLICABLE: {
    de: 'Der Vertrag dauert höchstens zwölf Monate.',
    en: 'The contract lasts twelve months at most.',
  },
} as const satisfies { [key: string]: Message };

export const recalculationSteps: { readonly [step in RecalculationStep]: Message } = {
  loading: { de: 'Leistungen laden', en: 'Loading services' },
  removing: { de: 'Leistungen herausnehmen', en: 'Taking services out' },
  updating: { de: 'Laufzeit ändern', en: 'Changing the term' },
  recalculating: { de: 'Neu berechnen', en: 'Recalculating' },
  done: { de: 'Fertig', en: 'Done' },
  failed: { de: 'Mit Fehlern beendet', en: 'Ended with failures' },
};
