import type { DemoChance } from './chances.ts';
import type { CustomerKey } from './customers.ts';
import type { Post } from './posts.ts';

/** Who announces the notices of a public customer, and where. */
const authorities: { readonly [key in CustomerKey]?: { authority: string; platform: string } } = {
  eichstedt: { authority: 'Stadt Eichstedt, Zentrale Vergabestelle', platform: 'Vergabemarktplatz NRW' },
  justiz: { authority: 'Gebäudemanagement Förde AöR, Fachbereich Einkauf', platform: 'evergabe-online' },
  klinikum: { authority: 'Klinikum Donaubogen, Abteilung Einkauf und Logistik', platform: 'Deutsches Vergabeportal' },
  messe: { authority: 'Messe Isartor GmbH, Referat Vergabe', platform: 'subreport ELViS' },
  landesarchiv: { authority: 'Stiftung Archive und Museen, Justiziariat', platform: 'Vergabeplattform Berlin' },
  hochschule: { authority: 'Hochschule Muldental, Dezernat Beschaffung', platform: 'eVergabe Sachsen' },
  stadtwerke: { authority: 'Stadtwerke Rhein-Lippe, Strategischer Einkauf', platform: 'Vergabemarktplatz NRW' },
};

const duties: { readonly [post in Post]: string } = {
  reception: 'Empfang und Besucherverwaltung an Werktagen, Telefonzentrale, Schlüsselausgabe',
  roundTheClock: 'Pforte rund um die Uhr mit Zutrittskontrolle und Annahme von Lieferungen',
  nights: 'Nachtwache mit Außen- und Innenrunden, Kontrolle der Verschlüsse und Alarmverfolgung',
  weekend: 'Objektschutz an Wochenenden und Feiertagen, Streifengänge nach Plan',
};

const demands = [
  'Gefordert sind geprüfte Kräfte nach § 34a der Gewerbeordnung und eine feste Objektleitung.',
  'Die Kräfte weisen die Sachkundeprüfung und Erste Hilfe nach; die Wachen sind elektronisch zu dokumentieren.',
  'Verlangt werden zwei vergleichbare Referenzen, Englischkenntnisse am Empfang und ein Vertretungskonzept.',
  'Der Auftraggeber stellt die Leitstelle; Funkgeräte und Dienstfahrzeug bringt der Dienstleister mit.',
] as const;

const texts = [
  'Das eingesetzte Personal weist die Sachkunde nach § 34a der Gewerbeordnung nach.',
  'Die Einarbeitung von fünf Arbeitstagen je Kraft ist im Preis enthalten.',
  'Wir halten für dieses Objekt eine eigene Vertretungsreserve vor.',
  null,
] as const;

const summaries = [
  'Der Schwerpunkt liegt auf verlässlicher Besetzung und kurzen Wegen zur Einsatzleitung.',
  'Entscheidend sind das Konzept zur Einarbeitung und die Erreichbarkeit der Objektleitung.',
  'Der bisherige Vertrag läuft aus; ein Teil der Mannschaft kann übernommen werden.',
  'Der Preis zählt am meisten. Chancen sehen wir durch Personal, das schon vor Ort ist.',
] as const;

const weights = [
  [60, 30, 10],
  [50, 40, 10],
  [70, 30, 0],
  [40, 50, 10],
  [80, 0, 20],
] as const;

/** What a notice says beyond names and days; neighbours in the list differ. */
export function noticeOf({ name, customer, kind, months, posts, due }: DemoChance) {
  const turn = Math.abs(due) + months / 6 + name.length;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(turn) % items.length] as Item;
  const isPublic = kind === 'Public';
  const announced = authorities[customer] ?? { authority: 'Zentrale Vergabestelle', platform: 'evergabe-online' };
  const [priceCriteria, qualityCriteria, referenceCriteria] = isPublic ? pick(weights) : [100, 0, 0];
  return {
    platform: isPublic ? announced.platform : null,
    awardingAuthority: isPublic ? announced.authority : null,
    details: `${posts.map((post) => duties[post]).join('. ')}. ${pick(demands)}`,
    criteria: { priceCriteria, qualityCriteria, referenceCriteria },
    paymentTerm: pick([30, 14, 60, 30]),
    estimatedMargin: pick([0.06, 0.075, 0.05, 0.08]),
    effort: pick([24, 16, 40, 32]),
    additionalText: pick(texts),
    executiveSummary: `Gesucht wird ein Sicherheitsdienst für ${months} Monate. ${pick(summaries)}`,
  };
}
