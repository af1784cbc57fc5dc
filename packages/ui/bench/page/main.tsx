import '../../src/testing/page.css';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { ComboBox } from '../../src/lists/combo-box.tsx';
import { Select } from '../../src/lists/select.tsx';
import { Cell, Column, Row, Table, TableBody, TableFrame, TableHeader } from '../../src/table/table.tsx';

const OPTIONS = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `Kunde ${index} ${['Nord', 'Süd', 'Mitte'][index % 3]}`,
}));
const COLUMNS = Array.from({ length: 12 }, (_, index) => `Spalte ${index}`);

function Page() {
  const [id, setId] = useState<string | null>('20');
  const [rows, setRows] = useState(0);
  return (
    <div className="grid max-w-2xl gap-4 p-6">
      <ComboBox label="Kunde" items={OPTIONS} value={id} onChange={setId} />
      <Select label="Objekt" items={OPTIONS} defaultValue="20" />
      {[50, 200].map((count) => (
        <button key={count} type="button" onClick={() => setRows(count)}>
          {count} Zeilen
        </button>
      ))}
      <button type="button" onClick={() => setRows(0)}>
        leeren
      </button>
      {rows === 0 ? null : (
        <TableFrame height="page">
          <Table label="Tabelle">
            <TableHeader>
              {COLUMNS.map((name, index) => (
                <Column key={name} id={name} isRowHeader={index === 0}>
                  {name}
                </Column>
              ))}
            </TableHeader>
            <TableBody>
              {OPTIONS.slice(0, rows).map((option) => (
                <Row key={option.id} id={option.id} href={`#${option.id}`}>
                  {COLUMNS.map((name) => (
                    <Cell key={name}>{option.label}</Cell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider locale="de-DE">
    <Page />
  </I18nProvider>,
);
