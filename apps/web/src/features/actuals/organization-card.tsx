import { Plural, useLingui } from '@lingui/react/macro';
import { Banner, Button, Card, CardHeader } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ActualsOfOrganization, ComparedMonth } from '@zuschlag/validation/actuals/actuals';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useReadOnlyReason } from '../../app/session/read-only.ts';
import { ComparisonButtons } from './imports/comparison-buttons.tsx';
import { LastImport } from './imports/last-import.tsx';
import { MonthTable } from './month-table.tsx';
import { OutcomeLine } from './outcome-line.tsx';

const EnterDialog = lazyOverlay(async () => (await import('./enter-dialog.tsx')).EnterDialog);
const ImportDialog = lazyOverlay(async () => (await import('./imports/import-dialog.tsx')).ImportDialog);
const RemoveDialog = lazyOverlay(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type CardProps = { chanceId: string; organization: ActualsOfOrganization; currentMonth: string };

/** Plan and actual of one organization. */
export function OrganizationCard({ chanceId, organization, currentMonth }: CardProps) {
  const { t } = useLingui();
  const { operationalOrganizationShortName: name, isHidden } = organization;
  return (
    <Card label={name}>
      <CardHeader title={name} />
      {isHidden ? (
        <p className="p-4 text-13 text-ink-2">
          {t`Die Ist-Werte dieser Gesellschaft sehen nur sie selbst und die Hauptgesellschaft.`}
        </p>
      ) : (
        <Months chanceId={chanceId} organization={organization} currentMonth={currentMonth} />
      )}
    </Card>
  );
}

function Months({ chanceId, organization, currentMonth }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const readOnlyReason = useReadOnlyReason();
  const [enteredMonth, setEntered] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [removed, setRemoved] = useState<ComparedMonth | null>(null);
  const { soFar, approvedMargin, isBelowApproved, mayEnter, months, problems, areRatesGone } = organization;
  const open = months.filter(({ month }) => month <= currentMonth);
  // The dialog follows what others do to its month.
  const entered = months.find(({ month }) => month === enteredMonth);
  const next = open.find(({ actual }) => actual === null);
  const nextMonth = format.month(next?.month);
  const margin = format.percent(soFar?.actual.margin, 2);
  const approved = format.percent(approvedMargin, 2);
  const place = { chanceId, operationalOrganizationId: organization.operationalOrganizationId };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="grid gap-3 px-4">
        {isBelowApproved && soFar ? (
          <Banner tone="warn" title={t`Marge unter der genehmigten`}>
            {soFar.actual.margin === null
              ? t`Bisher Kosten ohne Erlös, genehmigt ${approved}.`
              : t`Bisher ${margin}, genehmigt ${approved}. Welche Ursache wie viel ausmacht, steht unten.`}
          </Banner>
        ) : null}
        {problems.length > 0 ? (
          <Banner tone="warn" title={t`Nicht jede Leistung hat ein Soll`}>
            {problems.map(({ service }) => service).join(', ')}
          </Banner>
        ) : null}
        {areRatesGone ? (
          <Banner tone="info">
            {t`Tabellenzeilen hinter dem Preis gibt es nicht mehr. Das Soll rechnet mit den Tabellen von heute.`}
          </Banner>
        ) : null}
        {soFar ? (
          <>
            <OutcomeLine
              label={t`Bisher`}
              planned={soFar.planned}
              actual={soFar.actual}
              approvedMargin={approvedMargin}
            />
            <p className="text-13 text-ink-2">
              <Plural value={soFar.months} one="# Monat mit Ist-Werten" other="# Monate mit Ist-Werten" />
            </p>
          </>
        ) : (
          <p className="text-13 text-ink-2">
            {open.length === 0
              ? t`Der Vertrag hat noch nicht begonnen. Ist-Werte lassen sich ab seinem ersten Monat eintragen.`
              : mayEnter
                ? t`Noch keine Ist-Werte. Tragen Sie ein, was Lohnabrechnung und Stundenzettel eines Monats zeigen.`
                : t`Noch keine Ist-Werte. Eintragen kann sie, wer für diese Gesellschaft kalkuliert.`}
          </p>
        )}
        {open.length > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            {mayEnter && next ? (
              <Button
                variant={soFar ? 'secondary' : 'primary'}
                isDisabled={readOnlyReason !== undefined}
                reason={readOnlyReason}
                onPress={() => setEntered(next.month)}
              >
                {t`${nextMonth} eintragen`}
              </Button>
            ) : null}
            {mayEnter ? (
              <Button
                icon={<Upload />}
                isDisabled={readOnlyReason !== undefined}
                reason={readOnlyReason}
                onPress={() => setImporting(true)}
              >
                {t`Aus Datei importieren`}
              </Button>
            ) : null}
            <ComparisonButtons {...place} />
          </div>
        ) : null}
        {mayEnter && soFar ? <LastImport {...place} /> : null}
      </div>
      <MonthTable
        organization={organization}
        currentMonth={currentMonth}
        onEnter={mayEnter && readOnlyReason === undefined ? ({ month }) => setEntered(month) : undefined}
        onRemove={mayEnter && readOnlyReason === undefined ? setRemoved : undefined}
      />
      {entered ? <EnterDialog {...place} month={entered} isOpen onClose={() => setEntered(null)} /> : null}
      <ImportDialog {...place} isOpen={isImporting} onClose={() => setImporting(false)} />
      {removed ? <RemoveDialog {...place} month={removed} isOpen onClose={() => setRemoved(null)} /> : null}
    </div>
  );
}
