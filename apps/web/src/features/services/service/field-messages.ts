import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const words: Record<string, MessageDescriptor> = {
  operationalOrganizationId: msg`Gesellschaft`,
  name: msg`Bezeichnung`,
  payGroup: msg`Lohngruppe`,
  hourlyWage: msg`Stundenlohn`,
  assumedWageRise: msg`Angenommene Steigerung je Jahr`,
  nonTariffAllowance: msg`Übertarifliche Zulage`,
  hoursBriefingPerEmployee: msg`Einweisung je Kraft`,
  transferredEmployeePercentage: msg`Übernommene Kräfte`,
  travelTime: msg`Fahrtzeit je Besuch`,
  siteVisits: msg`Besuche`,
  subcontractorHourlyRate: msg`Stundensatz des Nachunternehmers`,
  headsFrom: msg`Köpfe für Einweisung und Ausstattung`,
  typedHeads: msg`Eingegebene Köpfe`,
  info: msg`Hinweise`,
  siteId: msg`Standort`,
  'siteInput.name': msg`Name des Standorts`,
  'siteInput.address': msg`Straße und Hausnummer`,
  'siteInput.postalCode': msg`Postleitzahl`,
  'siteInput.city': msg`Ort`,
  'siteInput.province': msg`Bundesland`,
  'siteInput.country': msg`Land`,
  shifts: msg`Schichten`,
  revenue: msg`Erlösberechnung`,
};

/** The name of a field of the new service in the list of what is wrong. */
export function useFieldMessages(): (path: string) => string {
  const { i18n } = useLingui();
  return (path) => {
    const found = words[path] ?? words[path.split('.')[0] ?? ''];
    return found ? i18n._(found) : path;
  };
}
