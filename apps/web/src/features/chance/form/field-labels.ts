import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each field where it stands alone, as in an error summary; keys are the ends of the paths, as the form goes. */
export const chanceFieldLabels = {
  sentDocuments: msg`Dokumente`,
  'description.name': msg`Name`,
  'description.type': msg`Art`,
  'description.customerName': msg`Kunde`,
  'description.customerType': msg`Kundentyp`,
  'description.platform': msg`Plattform`,
  'description.awardingAuthority': msg`Vergabestelle`,
  'description.province': msg`Bundesland`,
  'description.ownerId': msg`Chance-Admin`,
  referenceNumber: msg`Aktenzeichen`,
  'description.permanent': msg`Leistungsarten`,
  operationalOrganizationIds: msg`Gesellschaften`,
  'description.details': msg`Leistung in Kürze`,
  'description.procedureKind': msg`Verfahrensart`,
  'description.platformUrl': msg`Link zur Plattform`,
  'description.lotNumber': msg`Losnummer`,
  'description.lotTitle': msg`Bezeichnung des Loses`,
  'description.contactName': msg`Ansprechperson`,
  'description.contactMail': msg`E-Mail der Ansprechperson`,
  'description.contactPhone': msg`Telefon der Ansprechperson`,
  'deadline.submission': msg`Abgabe`,
  'deadline.submissionTime': msg`Uhrzeit der Abgabe`,
  'deadline.outsideInformation': msg`Antworten bis`,
  'deadline.publication': msg`Veröffentlichung`,
  'deadline.questions': msg`Bieterfragen bis`,
  'deadline.siteVisit': msg`Ortsbesichtigung`,
  'deadline.participation': msg`Teilnahmeantrag bis`,
  'deadline.participationTime': msg`Uhrzeit des Teilnahmeantrags`,
  'deadline.negotiation': msg`Verhandlung`,
  'deadline.negotiationTime': msg`Uhrzeit der Verhandlung`,
  'deadline.finalOffer': msg`Endgültiges Angebot bis`,
  'deadline.finalOfferTime': msg`Uhrzeit des endgültigen Angebots`,
  'deadline.bindingUntil': msg`Bindefrist bis`,
  'deadline.bindingUntilTime': msg`Uhrzeit der Bindefrist`,
  'deadline.plannedAward': msg`Geplanter Zuschlag`,
  'deadline.plannedAwardTime': msg`Uhrzeit des Zuschlags`,
  'estimate.revenue': msg`Umsatz`,
  'estimate.margin': msg`Marge`,
  'estimate.hoursPerMonth': msg`Stunden je Monat`,
  'estimate.effort': msg`Aufwand für das Angebot`,
  'estimate.description': msg`Erläuterung`,
  'contract.startDate': msg`Vertragsbeginn`,
  'contract.endDate': msg`Vertragsende`,
  'contract.extensionCount': msg`Anzahl der Verlängerungen`,
  'contract.extensionMonths': msg`Monate je Verlängerung`,
  'contract.paymentTerm': msg`Zahlungsziel`,
  'contract.pricingType': msg`Preistyp`,
  'contract.escalationClause': msg`Gleitklausel`,
  'contract.priceCriteria': msg`Kriterium Preis`,
  'contract.qualityCriteria': msg`Kriterium Qualität`,
  'contract.referenceCriteria': msg`Kriterium Referenzen`,
  additionalText: msg`Zusatztext`,
  executiveSummary: msg`Zusammenfassung`,
} as const satisfies Record<string, MessageDescriptor>;

/** The name of a field by its path in the form. */
export function labelOfField(path: string): MessageDescriptor | null {
  const key = path.replace(/^input\./, '');
  return (chanceFieldLabels as Record<string, MessageDescriptor>)[key] ?? null;
}

const order = Object.keys(chanceFieldLabels);

/** The position of each field in the form, by its path, for the order of an error summary. */
export function placeOfField(path: string): number {
  return order.indexOf(path.replace(/^input\./, ''));
}
