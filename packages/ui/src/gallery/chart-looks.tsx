import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { BarChart } from '../bar-chart.tsx';
import { Card, CardBody, CardHeader } from '../card.tsx';
import { DoughnutChart } from '../doughnut-chart.tsx';
import { FileDrop, FileLine } from '../file-drop.tsx';
import { LineChart } from '../line-chart.tsx';
import { SplitPane } from '../split-pane.tsx';
import { Columns, Look } from './look.tsx';

const MONTHS = [
  ['Jul', 2.3],
  ['Aug', 1.6],
  ['Sep', 3.9],
  ['Okt', 4.2],
  ['Nov', 2.1],
  ['Dez', 3.4],
  ['Jan', 6.2],
  ['Feb', 4.9],
] as const;

const points = MONTHS.map(([month, millions]) => ({
  id: month,
  label: `${month} 2026`,
  shortLabel: month,
  value: millions * 1_000_000,
  text: `${millions.toLocaleString('de-DE')} M €`,
}));

/** Charts, files and the divided page. */
export function ChartLooks({ theme }: { theme: string }) {
  const [files, setFiles] = useState(['Leistungsverzeichnis.pdf']);
  const chart = {
    items: points,
    formatTick: (value: number) => (value === 0 ? '0' : `${value / 1_000_000} M`),
    height: 160,
    tableText: 'Als Tabelle',
    columns: ['Monat', 'Umsatz'] as const,
  };
  return (
    <>
      <Look title="Diagramme">
        <Columns>
          <Card>
            <CardHeader title="Umsatz nach Vertragsbeginn" />
            <CardBody>
              <BarChart label={`Umsatz ${theme}`} {...chart} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Verlauf" />
            <CardBody>
              <LineChart label={`Verlauf ${theme}`} {...chart} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Gewonnen und verloren" />
            <CardBody>
              <DoughnutChart
                label={`Ausgang ${theme}`}
                value="58 %"
                valueLabel="gewonnen"
                parts={[
                  { id: 'won', label: 'Gewonnen', value: 12.48, text: '12,48 M €', tone: 'won' },
                  { id: 'lost', label: 'Verloren', value: 8.91, text: '8,91 M €', tone: 'lost' },
                ]}
                total={{ label: 'Entschieden', text: '21,39 M €' }}
              />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Dokumente" aside="3 von 10 Dateien" />
            <CardBody>
              <FileDrop
                label="Dateien hierher ziehen"
                buttonText="Auswählen"
                description="PDF oder Word, je höchstens 5 MB"
                accept={['.pdf', '.docx']}
                allowsSeveral
                onFiles={(more) => setFiles([...files, ...more.map((file) => file.name)])}
              />
              {files.map((name) => (
                <FileLine
                  key={name}
                  name={name}
                  size="2,4 MB"
                  badge={<Badge>Leistung</Badge>}
                  onRemove={() => setFiles(files.filter((file) => file !== name))}
                />
              ))}
              <FileLine name="Vertragsentwurf.docx" size="0,3 MB" progress={0.6} />
            </CardBody>
          </Card>
        </Columns>
      </Look>
      <Look title="Geteilte Seite">
        <SplitPane
          label={`Breite ${theme}`}
          start={
            <Card>
              <CardBody>Gespräch</CardBody>
            </Card>
          }
          end={
            <Card>
              <CardBody>Dokument</CardBody>
            </Card>
          }
        />
      </Look>
    </>
  );
}
