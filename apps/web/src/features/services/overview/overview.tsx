import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { Button, Card, EmptyState, SkeletonText, TabPanel, Tabs } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Calculator, CircleAlert, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { ComparisonView } from './comparison-view.tsx';
import { FiguresView } from './figures/figures-view.tsx';
import type { ChoiceProps, OverviewView } from './overview-choice.ts';
import { ParametersView } from './parameters-view.tsx';

const WeekView = latePart(async () => {
  // The kinds of visits are words of a service.
  const [{ WeekView: View }] = await Promise.all([import('./week-view.tsx'), loadWords('calculation')]);
  return View;
});

/** The calculation of a Chance to read: services side by side, costs and prices by period, and cost parameters. */
export function Overview({
  chance,
  choice,
  onChoice,
  isInDialog = false,
}: { chance: Chance; isInDialog?: boolean } & ChoiceProps) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.services.ofChance.useQuery({ chanceId: chance.id });
  const services = data?.services;
  if (!services && error) {
    return (
      <EmptyState
        icon={<CircleAlert />}
        title={t`Die Kalkulationsübersicht konnte nicht geladen werden`}
        text={errorMessage(error)}
        action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  }
  if (!services) return <OverviewSkeleton />;
  if (services.length === 0) {
    return (
      <EmptyState
        icon={<Calculator />}
        title={t`Noch keine Leistung`}
        text={t`Sobald eine Leistung kalkuliert ist, lassen sich hier Leistungen vergleichen.`}
      />
    );
  }
  const view = choice.view ?? 'comparison';
  return (
    <Tabs<OverviewView>
      label={t`Ansicht der Kalkulation`}
      items={[
        { id: 'comparison', label: t`Vergleich` },
        { id: 'figures', label: t`Kosten und Preise` },
        { id: 'week', label: t`Woche` },
        { id: 'parameters', label: t`Parameter` },
      ]}
      selected={view}
      onSelect={(id) => onChoice({ ...choice, view: id === 'comparison' ? undefined : id })}
      aside={
        isInDialog ? undefined : (
          <span className="max-sm:hidden print:hidden">
            <Button size="small" icon={<Printer />} onPress={() => window.print()}>
              {t`Drucken`}
            </Button>
          </span>
        )
      }
    >
      <TabPanel id={view}>
        {view === 'comparison' ? (
          <ComparisonView chance={chance} services={services} choice={choice} onChoice={onChoice} />
        ) : view === 'figures' ? (
          <FiguresView
            chance={chance}
            services={services}
            scope={choice.scope}
            onScope={(scope) => onChoice({ ...choice, scope })}
          />
        ) : view === 'week' ? (
          <Suspense fallback={<SkeletonText lines={10} />}>
            <WeekView chance={chance} services={services} choice={choice} onChoice={onChoice} />
          </Suspense>
        ) : (
          <ParametersView chance={chance} services={services} />
        )}
      </TabPanel>
    </Tabs>
  );
}

function OverviewSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Die Kalkulationsübersicht wird geladen`}
      className="grid gap-4 lg:grid-cols-[18.5rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <div className="h-32 p-3">
              <SkeletonText lines={4} />
            </div>
          </Card>
        ))}
      </div>
      <Card>
        <div className="p-4">
          <SkeletonText lines={14} />
        </div>
      </Card>
    </div>
  );
}
