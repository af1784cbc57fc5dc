import { Calculator, FileText, Gavel, Info, ListFilter, MessageSquare, Percent } from 'lucide-react';
import { FilterButton, FilterChip, ToggleChip } from '../actions/filter-chip.tsx';
import { Badge, StateBadge } from '../feedback/badge.tsx';
import { Avatar, AvatarGroup } from '../layout/avatar-group.tsx';
import { Card, CardBody, CardHeader } from '../layout/card.tsx';
import { DescriptionList } from '../layout/description-list.tsx';
import { Disclosure, DisclosureGroup } from '../layout/disclosure.tsx';
import { PeriodBar } from '../layout/period-bar.tsx';
import { SummaryLine } from '../layout/summary-line.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { SideMenu } from '../navigation/side-menu.tsx';
import { Stepper } from '../navigation/stepper.tsx';
import { Columns, Line, Story } from './story.tsx';

const PEOPLE = ['Mareike Dohm', 'Selim Aydin', 'Britta Hansen', 'Tom Richter', 'Ina Vogel'].map((name) => ({
  id: name,
  name,
}));

/** The parts of a page. */
export function PageStories({ theme }: { theme: string }) {
  return (
    <>
      <Story title="Filter, Personen, Weg">
        <Line>
          <FilterButton icon={<ListFilter />}>Filter</FilterButton>
          <ToggleChip isOn={false} onChange={() => undefined}>
            Diese Woche fällig
          </ToggleChip>
          <ToggleChip isOn onChange={() => undefined}>
            Meine
          </ToggleChip>
          <FilterChip label="Status" value="In Bearbeitung" onRemove={() => undefined} />
          <FilterChip label="Umsatz" value="ab 150.000 €" onRemove={() => undefined} onPress={() => undefined} />
        </Line>
        <Line>
          <Avatar name="Mareike Dohm" isMe />
          <Avatar name="Selim Aydin" />
          <AvatarGroup label={`Vier ${theme}`} people={PEOPLE.slice(0, 4)} />
          <AvatarGroup label={`Fünf ${theme}`} people={PEOPLE} />
          <Breadcrumbs
            label={`Weg ${theme}`}
            items={[
              { label: 'Objektschutz und Empfang', href: '#a' },
              { label: 'Leistungen', href: '#b' },
              { label: 'Permanent' },
            ]}
          />
        </Line>
      </Story>
      <Story title="Kopf einer Chance">
        <SummaryLine
          label={`Summen ${theme}`}
          items={[
            { id: 'margin', label: 'Marge', value: '8,4 %' },
            { id: 'surcharge', label: 'Aufschlag', value: '9,2 %' },
            { id: 'profit', label: 'Deckungsbeitrag', value: '79,6 K €', exact: '79.607,12 €' },
            { id: 'revenue', label: 'Umsatz', value: '948,9 K €', exact: '948.933,40 €' },
            { id: 'hours', label: 'Stunden', value: '32.915 h' },
          ]}
        />
        <Stepper
          label={`Fortschritt ${theme}`}
          steps={[
            {
              id: 'bid',
              label: 'Bid-Entscheidung',
              shortLabel: 'Bid',
              detail: '05.11.2026',
              status: 'done',
              href: '#bid',
            },
            { id: 'calc', label: 'Kalkulation', detail: '2 von 2', status: 'done' },
            {
              id: 'margin',
              label: 'Margenentscheidung',
              shortLabel: 'Marge',
              detail: '1 von 2 freigegeben',
              status: 'current',
            },
            { id: 'submit', label: 'Einreichung', detail: 'bis 26.11.', status: 'upcoming' },
          ]}
        />
        <SummaryLine
          label={`Unten ${theme}`}
          layout="inline"
          items={[
            { id: 'price', label: 'Preis je Stunde', value: '28,83 €' },
            { id: 'year', label: 'Umsatz im Jahr', value: '474.466 €' },
          ]}
        />
      </Story>
      <Story title="Menü, Karten, Aufklapper">
        <Columns>
          <div className="rounded-card border bg-surface">
            <SideMenu
              label={`Bereiche ${theme}`}
              selectedId="mitte"
              groups={[
                {
                  id: `info-${theme}`,
                  title: 'Informationen',
                  items: [
                    { id: 'details', label: 'Details', href: '#details', icon: <Info /> },
                    {
                      id: 'docs',
                      label: 'Dokumente',
                      href: '#docs',
                      icon: <FileText />,
                      badge: <Badge kind="count">6</Badge>,
                    },
                  ],
                },
                {
                  id: `progress-${theme}`,
                  title: 'Fortschritt',
                  items: [
                    { id: 'bid', label: 'Bid-Entscheidungen', href: '#bid', icon: <Gavel /> },
                    {
                      id: 'calc',
                      label: 'Kalkulationen',
                      href: '#calc',
                      icon: <Calculator />,
                      items: [
                        { id: 'mitte', label: 'TW Mitte', href: '#mitte', badge: <Badge kind="count">3</Badge> },
                        {
                          id: 'nord',
                          label: 'TW Nord',
                          href: '#nord',
                          badge: <StateBadge tone="pending">fehlt</StateBadge>,
                        },
                      ],
                    },
                    {
                      id: 'margin',
                      label: 'Margenentscheidungen',
                      href: '#m',
                      icon: <Percent />,
                      lockedReason: 'Erst kalkuliert TW Nord',
                    },
                    {
                      id: 'chat',
                      label: 'Team-Chat',
                      href: '#chat',
                      icon: <MessageSquare />,
                      badge: <Badge kind="count-new">3</Badge>,
                    },
                  ],
                },
              ]}
            />
          </div>
          <div className="grid gap-4">
            <Card>
              <CardHeader title="Vertrag" aside="vor der Kalkulation eingetragen" />
              <CardBody>
                <DescriptionList
                  layout="one-column"
                  items={[
                    { term: 'Beginn', value: '01.01.2027' },
                    { term: 'Preistyp', value: 'Variabel, Gleitklausel 80 %' },
                  ]}
                />
              </CardBody>
            </Card>
            <Card>
              <CardHeader title="Preise" badge={<Badge kind="count">2</Badge>} />
              <CardBody>
                <DescriptionList
                  layout="figures"
                  items={[
                    { term: 'Umsatz im Monat', value: '39.538,85 €' },
                    { term: 'Marge', value: '8,39 %' },
                  ]}
                />
                <PeriodBar
                  label={`Stunden ${theme}`}
                  hasLegend
                  parts={[
                    { period: 'day', value: 10544, label: 'Tag', text: '10.544 h' },
                    { period: 'night', value: 6472, label: 'Nacht', text: '6.472 h' },
                    { period: 'sunday', value: 1648, label: 'Sonntag', text: '1.648 h' },
                    { period: 'sunday-night', value: 1632, label: 'Sonntag Nacht', text: '1.632 h' },
                    { period: 'holiday', value: 320, label: 'Feiertag', text: '320 h' },
                    { period: 'holiday-night', value: 192, label: 'Feiertag Nacht', text: '192 h' },
                  ]}
                />
              </CardBody>
            </Card>
            <DisclosureGroup defaultExpanded={['purchases']}>
              <Disclosure id="vehicles" title="Fahrzeuge" count={1} aside="20.810,00 €">
                Ein Streifenwagen
              </Disclosure>
              <Disclosure id="purchases" title="Anschaffungen" count={4} aside="2.160,00 €">
                Funkgeräte, Taschenlampen
              </Disclosure>
            </DisclosureGroup>
          </div>
        </Columns>
      </Story>
    </>
  );
}
