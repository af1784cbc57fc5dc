import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErasurePlan, Naming } from '@zuschlag/validation/administration/erasure';

type Labels<Kind extends string> = { readonly [kind in Kind]: MessageDescriptor };

export const erasedLabels: Labels<ErasurePlan['erased'][number]['kind']> = {
  account: msg`Name, Adresse, Bild und Passwort`,
  signIns: msg`Anmeldungen`,
  tokens: msg`API-Zugänge und Kalenderlinks`,
  notifications: msg`Benachrichtigungen`,
  mails: msg`Mails an die Person oder mit ihrem Namen`,
  views: msg`Eigene Ansichten`,
  questions: msg`Fragen an Dokumente`,
  exports: msg`Bereitgestellte Exporte aller Personen`,
  mentions: msg`Erwähnungen, die künftig das Pseudonym zeigen`,
};

export const keptLabels: Labels<ErasurePlan['kept'][number]['kind']> = {
  decisions: msg`Entscheidungen`,
  messages: msg`Nachrichten im Chat`,
  tasks: msg`Angelegte Aufgaben`,
  chances: msg`Chancen`,
  documents: msg`Dokumente`,
  trail: msg`Einträge im Verlauf`,
};

export const namingLabels: Labels<Naming> = {
  address: msg`Adresse`,
  name: msg`Voller Name`,
  lastname: msg`Nachname`,
  firstname: msg`Nur Vorname`,
};

/** What a text is, by the table that holds it. */
const placeLabels: { readonly [table: string]: MessageDescriptor } = {
  chance: msg`Chance`,
  chat_message: msg`Chat`,
  bid_decision: msg`Bid-Entscheidung`,
  bid_group: msg`Bid-Entscheidung`,
  margin_decision: msg`Margenentscheidung`,
  margin_group: msg`Margenentscheidung`,
  task: msg`Aufgabe`,
  service: msg`Service`,
  purchase: msg`Service`,
  trail_entry: msg`Verlauf`,
  document: msg`Dokument`,
  document_version: msg`Dokument`,
  document_reading: msg`Dokument`,
  stored_file: msg`Datei`,
  ai_import: msg`KI-Import`,
  ai_import_document: msg`KI-Import`,
  ai_import_event: msg`KI-Import`,
  configuration_import: msg`Tabellenimport`,
  configuration_import_row: msg`Tabellenimport`,
  customer: msg`Kunde`,
  site: msg`Standort`,
  billing: msg`Vertrag`,
  invoice: msg`Rechnung`,
};

export function placeLabel(place: string): MessageDescriptor {
  return placeLabels[place.split('.')[0] ?? ''] ?? msg`Weiterer Text`;
}
