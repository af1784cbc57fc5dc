import { useState } from 'react';
import { StateBadge, type StateTone } from '../feedback/badge.tsx';
import { TabPanel, Tabs } from '../navigation/tabs.tsx';
import { Pagination } from '../table/pagination.tsx';
import {
  Cell,
  Column,
  Row,
  skeletonRows,
  Table,
  TableBody,
  TableFrame,
  TableHeader,
  type TableSort,
} from '../table/table.tsx';
import { Story } from './story.tsx';

const ROWS: { id: string; name: string; tone: StateTone; state: string; revenue: string; margin: string }[] = [
  {
    id: '1',
    name: 'Sicherheit Lehre und Forschung',
    tone: 'submitted',
    state: 'Eingereicht',
    revenue: '2.184.600 €',
    margin: '7,1 %',
  },
  {
    id: '2',
    name: 'Objektschutz und Empfang',
    tone: 'editing',
    state: 'In Bearbeitung',
    revenue: '948.933 €',
    margin: '8,4 %',
  },
  {
    id: '3',
    name: 'Zugangskontrolle Terminal 2',
    tone: 'won',
    state: 'Gewonnen',
    revenue: '742.150 €',
    margin: '8,3 %',
  },
];

/** Tables, pages and tabs. */
export function TableStories({ theme }: { theme: string }) {
  const [sort, setSort] = useState<TableSort>({ column: 'revenue', direction: 'descending' });
  const [selected, setSelected] = useState<string[] | 'all'>(['3']);
  return (
    <>
      <Story title="Tabellen">
        <TableFrame
          foot={
            <Pagination
              pageLabel="Seite 1"
              hasPrevious={false}
              hasNext
              pageSize={10}
              pageSizes={[10, 25, 50]}
              note="≈ Schätzung aus der Chance"
            />
          }
        >
          <Table label={`Chancen ${theme}`} sort={sort} onSort={setSort} onRowAction={() => undefined}>
            <TableHeader>
              <Column id="name" isRowHeader isSortable>
                Name
              </Column>
              <Column id="state">Status</Column>
              <Column id="revenue" align="end" isSortable>
                Umsatz
              </Column>
              <Column id="margin" align="end">
                Marge
              </Column>
            </TableHeader>
            <TableBody>
              {ROWS.map((row) => (
                <Row key={row.id} id={row.id} href={`#row-${row.id}`} textValue={row.name}>
                  <Cell tone="strong">{row.name}</Cell>
                  <Cell>
                    <StateBadge tone={row.tone}>{row.state}</StateBadge>
                  </Cell>
                  <Cell align="end" tone="strong">
                    {row.revenue}
                  </Cell>
                  <Cell align="end">{row.margin}</Cell>
                </Row>
              ))}
              {skeletonRows(
                [
                  { width: 148 },
                  { width: 84, kind: 'badge' },
                  { width: 74, align: 'end' },
                  { width: 36, align: 'end' },
                ],
                1,
              )}
            </TableBody>
          </Table>
        </TableFrame>
        <TableFrame>
          <Table
            label={`Auswahl ${theme}`}
            density="dense"
            selectionMode="multiple"
            selected={selected}
            onSelect={setSelected}
          >
            <TableHeader>
              <Column id="name" isRowHeader>
                Name
              </Column>
              <Column id="revenue" align="end">
                Umsatz
              </Column>
            </TableHeader>
            <TableBody>
              {ROWS.map((row) => (
                <Row key={row.id} id={row.id} textValue={row.name}>
                  <Cell>{row.name}</Cell>
                  <Cell align="end">{row.revenue}</Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
        <TableFrame>
          <Table label={`Leer ${theme}`}>
            <TableHeader>
              <Column id="name" isRowHeader>
                Name
              </Column>
              <Column id="revenue" align="end">
                Umsatz
              </Column>
            </TableHeader>
            <TableBody empty={<p className="p-6 text-center text-ink-3">Keine Chance passt zu diesen Filtern.</p>}>
              {[]}
            </TableBody>
          </Table>
        </TableFrame>
      </Story>
      <Story title="Reiter">
        <Tabs
          label={`Reiter ${theme}`}
          items={[
            { id: 'a', label: 'Kosten' },
            { id: 'b', label: 'Preise', count: 6 },
            { id: 'c', label: 'Zusatzleistungen', count: 1 },
          ]}
        >
          <TabPanel id="a">Inhalt der Kosten</TabPanel>
          <TabPanel id="b">Inhalt der Preise</TabPanel>
          <TabPanel id="c">Inhalt der Zusatzleistungen</TabPanel>
        </Tabs>
      </Story>
    </>
  );
}
