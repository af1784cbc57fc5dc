import { useLingui } from '@lingui/react/macro';
import type { Site } from '@zuschlag/validation/customers/sites';
import { type HeadsFrom, headsFrom } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import { useHeadsFromMessages } from './heads-from-messages.ts';

const isHeadsFrom = (value: unknown): value is HeadsFrom => headsFrom.some((one) => one === value);

const place = ['siteId', 'siteInput'];

/** The labels of the master data of a service, and their format for the server; a picked and a described site are one field. */
export function useMasterDataFields(sites: readonly Site[], isMobile: boolean): EditedFields {
  const { t } = useLingui();
  const format = useFormat();
  const heads = useHeadsFromMessages();
  const labels: Record<string, string> = {
    name: t`Bezeichnung`,
    info: t`Hinweise`,
    payGroup: t`Lohngruppe`,
    hourlyWage: t`Stundenlohn`,
    wageFollowsTable: t`Lohn folgt der Entgelttabelle`,
    assumedWageRise: t`Angenommene Steigerung je Jahr`,
    nonTariffAllowance: t`Übertarifliche Zulage`,
    hoursBriefingPerEmployee: t`Einweisung je Kraft`,
    transferredEmployeePercentage: t`Übernommene Kräfte`,
    subcontractorHourlyRate: t`Stundensatz des Nachunternehmers`,
    headsFrom: t`Köpfe für Einweisung und Ausstattung`,
    typedHeads: t`Eingegebene Köpfe`,
    travelTime: t`Fahrtzeit je Besuch`,
    additional: t`Zusätzliche Leistung`,
    pauseIncluded: t`Pausen werden bezahlt`,
    siteId: t`Standort`,
  };
  return {
    thing: isMobile ? 'mobileService' : 'service',
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) => {
      if (field === 'siteId') return sites.find(({ id }) => id === value)?.name ?? t`ein neuer Standort`;
      if (field === 'headsFrom') return isHeadsFrom(value) ? heads.nameOf(value) : t`keine Angabe`;
      if (typeof value === 'boolean') return value ? t`ja` : t`nein`;
      if (typeof value !== 'number') return value ? String(value) : t`keine Angabe`;
      if (field === 'transferredEmployeePercentage' || field === 'assumedWageRise') return format.share(value);
      if (field === 'typedHeads') return format.number(value);
      if (field === 'travelTime') return `${format.number(value)} min`;
      return field === 'hoursBriefingPerEmployee' ? `${format.number(value)} h` : `${format.amount(value)}/h`;
    },
    sentFor: (field) => (field === 'place' || field.startsWith('site') ? place : [field]),
  };
}
