import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers';
import type { PermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { type Control, useWatch } from 'react-hook-form';
import { trpc } from '../../app/trpc.ts';
import { calculateLive } from './live-calculation.ts';
import { missingForPrice, pricedPart } from './priced-part.ts';
import { ResultPanel } from './result-panel.tsx';
import type { NewServiceValues } from './service-values.ts';
import { useRates } from './use-rates.ts';

/** The price of what has been typed so far, or what is still missing for one. */
export function NewServiceResult({
  control,
  chance,
  sites,
}: {
  control: Control<NewServiceValues, unknown, PermanentServiceInput>;
  chance: Chance;
  sites: readonly Site[];
}) {
  const { t } = useLingui();
  const values = useWatch({ control }) as NewServiceValues;
  const organizationId = values.operationalOrganizationId;
  const province =
    (values.place === 'existing'
      ? sites.find(({ id }) => id === values.siteId)?.province
      : values.siteInput.province) ?? null;
  const { compiled } = useRates({ chanceId: chance.id, organizationId, province });
  const { data: organization } = trpc.organizations.byId.useQuery(
    { id: organizationId ?? 0 },
    { enabled: organizationId !== null },
  );
  const parameters = organization?.advancedCostParameters;
  const part = pricedPart(values);
  const calculated =
    part && compiled && province && parameters
      ? calculateLive(part, { province, contract: chance.contract, parameters }, compiled)
      : null;

  const names: Record<ReturnType<typeof missingForPrice>[number], string> = {
    organization: t`Gesellschaft`,
    place: t`Standort mit Bundesland`,
    wage: t`Stundenlohn`,
    briefing: t`Einweisung je Kraft`,
    shifts: t`eine Schicht`,
    revenue: t`Erlösberechnung`,
  };
  const missing = missingForPrice(values, province).map((name) => names[name]);
  const hint =
    missing.length > 0
      ? t`Für einen Preis fehlen noch: ${missing.join(', ')}.`
      : t`Der Preis erscheint, sobald die Angaben stimmen.`;
  return <ResultPanel figures={calculated?.figures ?? null} problem={calculated?.problem ?? null} hint={hint} />;
}
