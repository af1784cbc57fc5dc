import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { Badge, Breadcrumbs, Button, SummaryLine } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Service } from '@zuschlag/validation/services/service';
import { Eye, Pencil, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { MenuFrameButton } from '../../../app/navigation/menu-frame.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { useDenialMessages } from '../lock/denial-messages.ts';
import { useScenarioPlace } from '../scenarios/scenario-context.ts';
import { paidWageOf } from '../wages/paid-wage.ts';

const ServiceParametersDialog = lazyOverlay(async () => {
  // The names of the parameters are words of the settings.
  const [{ ServiceParametersDialog: Dialog }] = await Promise.all([
    import('../cost-parameters/service-parameters-dialog.tsx'),
    loadWords('settings'),
  ]);
  return Dialog;
});
const MasterDataDialog = lazyOverlay(
  async () => (await import('../master-data/master-data-dialog.tsx')).MasterDataDialog,
);

/** The path, the service and its terms; the button leads to the master data. */
export function ServiceHead({
  service,
  isGone,
  chanceName,
  lockedReason,
}: {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  chanceName: string;
  lockedReason?: string;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const scenario = useScenarioPlace();
  const paths = chancePaths(service.chanceId);
  useDocumentTitle(service.name, chanceName);
  const perHour = (amount: number) => `${format.amount(amount)}/h`;
  const isReadOnly = lockedReason !== undefined;
  const isMobile = service.type === 'MOBILE';
  const kind = isMobile ? t`Mobil` : t`Permanent`;
  const [isAdjusting, setAdjusting] = useState(false);
  const parametersReason = useDenialMessages()(
    service.denials,
    'EDIT_COST_PARAMETERS',
    service.operationalOrganizationShortName,
  );
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b bg-surface px-6 py-3 max-sm:gap-y-2 max-sm:px-4">
      <div className="flex basis-full items-start gap-2">
        <div className="min-w-0 flex-1">
          <Breadcrumbs
            label={t`Sie sind hier`}
            items={[
              { label: t`Chancen`, href: pathTo({ to: '/tender/all' }) },
              { label: chanceName, href: paths.details },
              scenario
                ? { label: t`Szenario: ${scenario.name}`, href: scenario.href }
                : { label: t`Leistungen`, href: paths.services },
              { label: kind },
            ]}
          />
        </div>
        <MenuFrameButton />
      </div>
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="flex flex-wrap items-center gap-2 font-semibold text-20">
          <span className="min-w-0 break-words">{service.name}</span>
          <Badge>{kind}</Badge>
          <Badge>{service.operationalOrganizationShortName}</Badge>
          {scenario ? <Badge>{t`Szenario`}</Badge> : null}
          {service.additional ? <Badge>{t`Zusätzlich`}</Badge> : null}
        </h1>
        {scenario ? (
          <p className="text-12 text-ink-2">{t`Zählt nicht zur Chance, bis das Szenario übernommen ist.`}</p>
        ) : null}
        {isReadOnly ? <p className="mt-1 text-12 text-ink-3">{t`Nur Ansicht: ${lockedReason}`}</p> : null}
      </div>
      <SummaryLine
        label={t`Stammdaten`}
        items={[
          {
            id: 'wage',
            label: service.wageTable ? t`Stundenlohn im Schnitt` : t`Stundenlohn`,
            value: perHour(paidWageOf(service)),
          },
          { id: 'allowance', label: t`Zulage`, value: perHour(service.nonTariffAllowance) },
          { id: 'briefing', label: t`Einweisung`, value: `${format.number(service.hoursBriefingPerEmployee)} h` },
          isMobile
            ? { id: 'travel', label: t`Fahrtzeit`, value: `${format.number(service.travelTime)} min` }
            : { id: 'transferred', label: t`Übernommen`, value: format.share(service.transferredEmployeePercentage) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={<SlidersHorizontal />} onPress={() => setAdjusting(true)}>
          {t`Kalkulationsparameter`}
        </Button>
        <Button icon={isReadOnly ? <Eye /> : <Pencil />} onPress={() => setOpen(true)}>
          {t`Stammdaten`}
        </Button>
      </div>
      <ServiceParametersDialog
        service={service}
        isGone={isGone}
        lockedReason={parametersReason}
        isOpen={isAdjusting}
        onClose={() => setAdjusting(false)}
      />
      <MasterDataDialog
        service={service}
        isGone={isGone}
        lockedReason={lockedReason}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </header>
  );
}
