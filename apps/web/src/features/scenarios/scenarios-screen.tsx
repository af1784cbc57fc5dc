import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, SkeletonText, StateBadge } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { limits } from '@zuschlag/validation/limits';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import { CircleAlert, Plus, Split } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { useDenialMessages } from '../services/lock/denial-messages.ts';
import { scenarioPaths } from './scenario-paths.ts';

const CreateScenarioDialog = lazyOverlay(
  async () => (await import('./create-scenario-dialog.tsx')).CreateScenarioDialog,
);

/**
 * The scenarios of a Chance beside what it really offers.
 *
 * @param serviceId the service that a new scenario begins with; its form is open then
 */
export function ScenariosScreen({ serviceId }: { serviceId?: string }) {
  const { t } = useLingui();
  const chance = useChance();
  const { id: chanceId } = chance;
  const [isCreating, setCreating] = useState(serviceId !== undefined);
  const query = trpc.scenarios.ofChance.useQuery({ chanceId });
  const denied = useDenialMessages()(chance.denials, 'ADD_SERVICE');
  const scenarios = query.data?.scenarios;
  const isFull = scenarios !== undefined && scenarios.length >= limits.scenariosPerChance;
  const hasServices = chance.organizations.some(({ isBidding, serviceCount }) => isBidding && serviceCount > 0);
  const reason =
    denied ??
    (isFull ? t`Mehr als ${limits.scenariosPerChance} Szenarien hat eine Chance nicht.` : undefined) ??
    (hasServices ? undefined : t`Zuerst braucht die Chance eine Leistung.`);
  const create = (
    <Button
      variant="primary"
      icon={<Plus />}
      onPress={() => setCreating(true)}
      isDisabled={reason !== undefined}
      reason={reason}
    >
      {t`Szenario anlegen`}
    </Button>
  );
  return (
    <div className="grid w-full max-w-[64rem] gap-4 p-6 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-16">{t`Szenarien`}</h2>
          <p className="text-13 text-ink-2">
            {t`Kopien der Leistungen, in denen sich alles ausprobieren lässt. Sie zählen nirgends mit, bis eine übernommen wird.`}
          </p>
        </div>
        {scenarios?.length === 0 ? null : create}
      </div>
      {query.error && !scenarios ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Szenarien konnten nicht geladen werden`}
          text={errorMessage(query.error)}
          action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : scenarios === undefined ? (
        <div role="status" aria-label={t`Die Szenarien werden geladen`}>
          <SkeletonText lines={4} />
        </div>
      ) : scenarios.length === 0 ? (
        <EmptyState
          icon={<Split />}
          title={t`Noch kein Szenario`}
          text={t`Was kostet eine Kraft mehr, ein höherer Lohn, eine andere Marge? Ein Szenario zeigt es neben der echten Kalkulation.`}
          action={create}
        />
      ) : (
        <ul className="grid gap-3">
          {scenarios.map((scenario) => (
            <ScenarioCard key={scenario.id} scenario={scenario} />
          ))}
        </ul>
      )}
      <CreateScenarioDialog
        chanceId={chanceId}
        serviceId={serviceId}
        isOpen={isCreating && reason === undefined}
        onClose={() => setCreating(false)}
      />
    </div>
  );
}

function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { t } = useLingui();
  const format = useFormat();
  const { chanceId, id, name, serviceCount, createdBy } = scenario;
  const person = `${createdBy.firstname} ${createdBy.lastname}`;
  const figures = [
    { id: 'cost', term: t`Kosten`, value: format.euro(scenario.totalCost) },
    { id: 'revenue', term: t`Umsatz`, value: format.euro(scenario.revenue) },
    { id: 'margin', term: t`Marge`, value: format.percent(scenario.margin, 2, true) },
  ];
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
          <div className="min-w-0 flex-1 basis-56">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              <Link
                href={scenarioPaths(chanceId).one(id)}
                className="min-w-0 break-words text-accent-text underline-offset-2 hover:underline"
              >
                {name}
              </Link>
              {scenario.isOutdated ? <StateBadge tone="pending">{t`andere Laufzeit`}</StateBadge> : null}
            </h3>
            <p className="text-12 text-ink-3">
              {plural(serviceCount, { one: '# Leistung', other: '# Leistungen' })}
              {` · ${person}, ${format.dateTime(scenario.createdAt)}`}
            </p>
          </div>
          <dl className="tnum flex flex-wrap gap-x-6 gap-y-1">
            {figures.map(({ id: figure, term, value }) => (
              <div key={figure}>
                <dt className="text-12 text-ink-3">{term}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </li>
  );
}
