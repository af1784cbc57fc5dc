import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useAddressMessages } from '../../customers/sites/site-address.ts';
import { useHeadsFromMessages } from './heads-from-messages.ts';

/** The master data of a service, to read. */
export function MasterDataList({ service }: { service: Service }) {
  const { t } = useLingui();
  const format = useFormat();
  const addressOf = useAddressMessages();
  const isMobile = service.type === 'MOBILE';
  const { nameOf } = useHeadsFromMessages();
  const from = nameOf(service.headsFrom);
  const heads = service.headsFrom === 'TYPED' ? `${from}: ${format.number(service.typedHeads)}` : from;
  const yesOrNo = (value: boolean) => (value ? t`Ja` : t`Nein`);
  return (
    <DescriptionList
      items={[
        { term: t`Bezeichnung`, value: service.name },
        { term: t`Gesellschaft`, value: service.operationalOrganizationShortName },
        { term: t`Art`, value: isMobile ? t`Mobil` : t`Permanent` },
        { term: t`Lohngruppe`, value: service.payGroup },
        ...(service.wageFollowsTable
          ? []
          : [{ term: t`Stundenlohn`, value: `${format.amount(service.hourlyWage)}/h` }]),
        { term: t`Lohn folgt der Entgelttabelle`, value: yesOrNo(service.wageFollowsTable) },
        ...(service.wageFollowsTable
          ? [{ term: t`Angenommene Steigerung je Jahr`, value: format.share(service.assumedWageRise) }]
          : []),
        { term: t`Übertarifliche Zulage`, value: `${format.amount(service.nonTariffAllowance)}/h` },
        { term: t`Einweisung je Kraft`, value: `${format.number(service.hoursBriefingPerEmployee)} h` },
        ...(isMobile
          ? [{ term: t`Fahrtzeit je Besuch`, value: `${format.number(service.travelTime)} min` }]
          : [
              { term: t`Übernommene Kräfte`, value: format.share(service.transferredEmployeePercentage) },
              { term: t`Köpfe für Einweisung und Ausstattung`, value: heads },
              { term: t`Pausen werden bezahlt`, value: yesOrNo(service.pauseIncluded) },
              {
                term: t`Stundensatz des Nachunternehmers`,
                value:
                  service.subcontractorHourlyRate === null
                    ? '–'
                    : `${format.amount(service.subcontractorHourlyRate)}/h`,
              },
            ]),
        { term: t`Zusätzliche Leistung`, value: yesOrNo(service.additional) },
        {
          term: t`Standort`,
          value: service.site ? `${service.site.name}, ${addressOf(service.site)}` : '–',
          isWide: true,
        },
        { term: t`Hinweise`, value: service.info ?? '–', isWide: true },
      ]}
    />
  );
}
