import { useState } from 'react';
import { RadioGroup, SegmentedControl } from '../choices/radio-group.tsx';
import { DateField } from '../dates/date-field.tsx';
import { DateRangeField } from '../dates/date-range-field.tsx';
import { TimeField } from '../dates/time-field.tsx';
import { FormCell, FormGrid } from '../fields/form.tsx';
import { MultiSelect } from '../lists/multi-select.tsx';
import { Story } from './story.tsx';

const STATES = [
  { id: 'berlin', label: 'Berlin' },
  { id: 'brandenburg', label: 'Brandenburg' },
  { id: 'hamburg', label: 'Hamburg' },
  { id: 'sachsen', label: 'Sachsen' },
];

/** Dates, times and choices. */
export function ChoiceStories() {
  const [end, setEnd] = useState<string | null>('2026-12-31');
  const [range, setRange] = useState<{ from: string; to: string } | null>({ from: '2026-09-15', to: '2026-12-31' });
  const [time, setTime] = useState<string | null>('22:00');
  const [states, setStates] = useState<string[]>(['berlin', 'hamburg']);
  return (
    <Story title="Daten, Zeiten, Auswahl">
      <FormGrid>
        <FormCell span={2}>
          <DateField
            label="Vertragsende"
            name="end"
            value={end}
            onChange={setEnd}
            errorMessage="Liegt vor dem Beginn."
          />
        </FormCell>
        <FormCell span={2}>
          <DateField label="Beginn" value={null} onChange={() => undefined} description="Frühestens morgen" />
        </FormCell>
        <FormCell span={2}>
          <TimeField label="Schichtbeginn" value={time} onChange={setTime} />
        </FormCell>
        <FormCell span={3}>
          <DateRangeField label="Abgabe" value={range} onChange={setRange} />
        </FormCell>
        <FormCell span={3}>
          <MultiSelect
            label="Bundesländer"
            items={STATES}
            value={states}
            onChange={setStates}
            allText="Alle"
            noneText="Keine"
            placeholder="Alle Länder"
          />
        </FormCell>
        <FormCell span={3}>
          <RadioGroup
            label="Preistyp"
            defaultValue="fixed"
            options={[
              { id: 'fixed', label: 'Fest' },
              { id: 'variable', label: 'Variabel', description: 'Mit Gleitklausel' },
            ]}
          />
        </FormCell>
        <FormCell span={3}>
          <SegmentedControl
            label="Erlösberechnung"
            defaultValue="margin"
            options={[
              { id: 'margin', label: 'Marge' },
              { id: 'flat', label: 'Pauschale' },
            ]}
          />
        </FormCell>
      </FormGrid>
    </Story>
  );
}
