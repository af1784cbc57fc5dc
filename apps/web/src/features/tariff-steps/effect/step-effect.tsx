import { Plural, useLingui } from '@lingui/react/macro';
import { Banner, Button, Card, CardBody, CardHeader, EmptyState, SkeletonText, SummaryLine } from '@zuschlag/ui';
import { TabPanel, Tabs } from '@zuschlag/ui/navigation/tabs';
import type { TariffStep, TariffStepEffect } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { CircleAlert, Scale } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ChancesTable } from './chances-table.tsx';
import { SumsTable } from './sums-table.tsx';
import { useStepEffect } from './use-step-effect.ts';

/** What a draft does to everything that runs: in all, by Chance, customer and month. */
export function StepEffect({ step }: { step: TariffStep }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data, error, isFetching } = useStepEffect(step);
  // The rows as well: another person may have changed them.
  const again = () => void utils.tariffSteps.invalidate();
  if (step.rows.length === 0) return null;
  return (
    <Card label={t`Wirkung`}>
      <CardHeader
        title={t`Wirkung`}
        aside={
          data ? (
            <Button size="small" variant="ghost" isPending={isFetching} onPress={again}>
              {t`Neu rechnen`}
            </Button>
          ) : undefined
        }
      />
      {data ? (
        <Effect effect={data} isBusy={isFetching} />
      ) : error ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Wirkung konnte nicht gerechnet werden`}
          text={errorMessage(error)}
          action={<Button onPress={again}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <CardBody>
          <div role="status" aria-label={t`Die Wirkung wird gerechnet`}>
            <SkeletonText lines={6} />
          </div>
        </CardBody>
      )}
    </Card>
  );
}

function Effect({ effect, isBusy }: { effect: TariffStepEffect; isBusy: boolean }) {
  const { t } = useLingui();
  const { chances, customers, months, total, services, movedServices, unpriced, omitted } = effect;
  const format = useFormat();
  if (chances.length === 0)
    return (
      <EmptyState
        icon={<Scale />}
        title={t`Kein Vertrag ist betroffen`}
        text={t`Keine offene Chance und kein eingereichter oder gewonnener Vertrag läuft am ersten Tag des Tarifschritts noch.`}
      />
    );
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 pb-2 ${isBusy ? 'opacity-60' : ''}`} aria-busy={isBusy}>
      <div className="grid gap-3 px-4 pt-3">
        <Total effect={effect} />
        <p className="max-w-[90ch] text-13 text-ink-2">
          {unpriced === services
            ? t`Keine der ${format.number(services)} Leistungen hat einen Preis.`
            : movedServices === 0
              ? t`Keine der ${format.number(services)} Leistungen kostet mehr: Sie nennen andere Lohngruppen oder zahlen schon so viel.`
              : t`${format.number(movedServices)} von ${format.number(services)} Leistungen kosten etwas anderes. Die übrigen nennen andere Lohngruppen oder zahlen schon so viel.`}
        </p>
        {unpriced > 0 ? (
          <Banner tone="warn" title={t`Nicht alles ist gerechnet`}>
            <p>
              <Plural
                value={unpriced}
                one="# Leistung hat ohne oder mit dem Tarifschritt keinen Preis und steht in keiner Summe."
                other="# Leistungen haben ohne oder mit dem Tarifschritt keinen Preis und stehen in keiner Summe."
              />
            </p>
          </Banner>
        ) : null}
        {omitted > 0 ? (
          <Banner tone="warn" title={t`Zu viele Leistungen für eine Rechnung`}>
            <p>{t`${format.number(omitted)} Leistungen, deren Verträge am längsten laufen, stehen in keiner Summe.`}</p>
          </Banner>
        ) : null}
      </div>
      <Tabs
        label={t`Wirkung nach`}
        isInset
        items={[
          { id: 'chances', label: t`Verträge und Chancen`, count: chances.length },
          { id: 'customers', label: t`Kunden`, count: customers.length },
          { id: 'months', label: t({ message: 'Monate', context: 'tab' }), count: months.length },
        ]}
      >
        <TabPanel id="chances">
          <ChancesTable stepId={effect.id} chances={chances} total={total} />
        </TabPanel>
        <TabPanel id="customers">
          <SumsTable
            name={t`Wirkung je Kunde`}
            head={t`Kunde`}
            rows={customers.map(({ customerId, customer, sums }) => ({ id: customerId, label: customer, sums }))}
            total={total}
          />
        </TabPanel>
        <TabPanel id="months">
          <SumsTable
            name={t`Wirkung je Monat`}
            head={t`Monat`}
            rows={months.map(({ month, sums }) => ({ id: month, label: format.month(month), sums }))}
            total={total}
          />
        </TabPanel>
      </Tabs>
      <p className="max-w-[90ch] px-4 text-12 text-ink-3">
        {t`Offene Chancen sind neu gerechnet; eingereichte und gewonnene behalten ihren Preis und steigen nur um die Preisgleitklausel. Ein von Hand eingetragener Lohn kostet den Lohn des Tarifschritts, sobald der höher ist; eine Neuberechnung hebt ihn nicht, deshalb zählt in offenen Chancen kein Mehrerlös dafür. Ohne Bedarfsleistungen.`}
      </p>
    </div>
  );
}

function Total({ effect: { total } }: { effect: TariffStepEffect }) {
  const { t } = useLingui();
  const format = useFormat();
  const cost = total.costAfter - total.costBefore;
  const income = total.incomeAfter - total.incomeBefore;
  const profit = income - cost;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${format.euro(value)}`;
  return (
    <SummaryLine
      label={t`Wirkung insgesamt`}
      items={[
        { id: 'cost', label: t`Mehrkosten`, value: signed(cost) },
        { id: 'income', label: t`Mehrerlös`, value: signed(income) },
        { id: 'clause', label: t`davon Gleitklausel`, value: signed(total.clauseIncome) },
        { id: 'profit', label: t`Ergebnis`, value: signed(profit), tone: profit < 0 ? 'danger' : 'ok' },
        {
          id: 'margin',
          label: t`Marge`,
          value: `${format.percent(total.marginBefore, 2, true)} → ${format.percent(total.marginAfter, 2, true)}`,
        },
      ]}
    />
  );
}
