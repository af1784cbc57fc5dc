import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardHeader, EmptyState, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { CircleAlert } from 'lucide-react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { costParameterRows } from './cost-parameter-rows.ts';
import { useStandards } from './use-standards.ts';
import { useValueText } from './use-value-text.ts';

/** The default cost parameters of each bidding organization, and the services here that leave them. */
export function ParametersView({ chance, services }: { chance: Chance; services: readonly Service[] }) {
  const { t } = useLingui();
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const { standards, isPending, error, refetch } = useStandards(bidders.map(({ id }) => id));
  if (error) {
    return (
      <EmptyState
        icon={<CircleAlert />}
        title={t`Die Parameter konnten nicht geladen werden`}
        text={errorMessage(error)}
        action={<Button onPress={refetch}>{t`Erneut versuchen`}</Button>}
      />
    );
  }
  if (isPending) {
    return (
      <Card>
        <div role="status" aria-label={t`Die Parameter werden geladen`} className="p-4">
          <SkeletonText lines={10} />
        </div>
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      {bidders.map(({ id, shortName }) => (
        <OrganizationParameters
          key={id}
          name={shortName}
          standards={standards.get(id) ?? null}
          services={services.filter(({ operationalOrganizationId }) => operationalOrganizationId === id)}
        />
      ))}
    </div>
  );
}

function OrganizationParameters({
  name,
  standards,
  services,
}: {
  name: string;
  standards: Service['advancedCostParameters'] | null;
  services: readonly Service[];
}) {
  const { t, i18n } = useLingui();
  const { valueText } = useValueText();
  return (
    <Card label={name}>
      <CardHeader title={name} />
      <table className="tnum w-full border-separate [border-spacing:0] text-14 max-sm:text-13 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
        <caption className="sr-only">{t`Kalkulationsparameter ${name}`}</caption>
        <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
          <tr>
            <th scope="col" className="w-[40%] text-left">{t`Parameter`}</th>
            <th scope="col" className="w-[20%] text-right">{t`Standard`}</th>
            <th scope="col" className="text-left">{t`Abweichend in`}</th>
          </tr>
        </thead>
        <tbody className="[&_tr+tr_:is(th,td)]:border-t">
          {costParameterRows.map((row) => {
            const standard = standards?.[row.standard] ?? null;
            const others = services.flatMap((service) => {
              const value = row.read(service);
              return value === null || value === standard ? [] : [{ service, value }];
            });
            return (
              <tr key={row.id}>
                <th scope="row" className="text-left font-normal text-ink-2">
                  {i18n._(row.label)}
                </th>
                <td className="text-right">{valueText(standard, row.kind)}</td>
                <td>
                  {others.length === 0 ? (
                    <span className="text-ink-3">–</span>
                  ) : (
                    <ul className="grid gap-1">
                      {others.map(({ service, value }) => (
                        <li key={service.id} className="flex flex-wrap gap-x-2">
                          <span className="rounded-badge bg-diff px-1.5 font-medium">{valueText(value, row.kind)}</span>
                          <span className="min-w-0 break-words text-ink-2">{service.name}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
