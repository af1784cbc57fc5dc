import { Search } from 'lucide-react';
import { useState } from 'react';
import { CheckboxField, CheckboxGroupField } from '../choices/checkbox.tsx';
import { Switch } from '../choices/switch.tsx';
import { ErrorSummary, FormCell, FormGrid } from '../fields/form.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ComboBox } from '../lists/combo-box.tsx';
import { Select } from '../lists/select.tsx';
import { Line, Story } from './story.tsx';

const COMPANIES = [
  { id: 'nord', label: 'TW Nord' },
  { id: 'mitte', label: 'TW Mitte', description: 'Berlin, Potsdam' },
  { id: 'sued', label: 'TW Süd' },
];

/** Fields in every state. */
export function FieldStories() {
  const [wage, setWage] = useState<number | null>(15.15);
  const [margin, setMargin] = useState<number | null>(0.08);
  const [company, setCompany] = useState<string | null>('mitte');
  const [customer, setCustomer] = useState('Stadtbibliothek Nordufer');
  return (
    <Story title="Felder">
      <ErrorSummary
        title="Noch nicht angelegt: 2 Angaben fehlen, 1 stimmt nicht."
        items={[
          { id: 'office', text: 'Vergabestelle', section: 'Beschreibung' },
          { id: 'platform', text: 'Plattform', section: 'Beschreibung' },
          { id: 'end', text: 'Vertragsende liegt vor dem Beginn', section: 'Vertrag' },
        ]}
      />
      <FormGrid>
        <FormCell span={2}>
          <NumberField
            label="Stundenlohn"
            unit="€/h"
            value={wage}
            onChange={setWage}
            description="Ohne Zulage"
            formatOptions={{ minimumFractionDigits: 2 }}
          />
        </FormCell>
        <FormCell span={2}>
          <NumberField label="Marge" percent value={margin} onChange={setMargin} description="Höchstens 99 %" />
        </FormCell>
        <FormCell span={2}>
          <TextField
            label="Vergabestelle"
            name="office"
            placeholder="zum Beispiel Zentrale Vergabe"
            errorMessage="Vergabestelle eintragen, mindestens 2 Zeichen."
          />
        </FormCell>
        <FormCell span={2}>
          <Select label="Gesellschaft" items={COMPANIES} value={company} onChange={setCompany} />
        </FormCell>
        <FormCell span={2}>
          <Select
            label="Lohngruppe"
            items={COMPANIES}
            value="nord"
            isDisabled
            reason="Während der Margenfreigabe gesperrt"
          />
        </FormCell>
        <FormCell span={2}>
          <TextField label="Hinweis" mark="optional" placeholder="Freitext" />
        </FormCell>
        <FormCell span={3}>
          <ComboBox
            label="Kunde"
            allowsFreeText
            items={COMPANIES}
            value={customer}
            onChange={setCustomer}
            description="Freier Text mit Vorschlägen"
          />
        </FormCell>
        <FormCell span={3}>
          <ComboBox label="Zuständig" items={COMPANIES} value={company} onChange={setCompany} />
        </FormCell>
        <FormCell span={3}>
          <TextField
            label="Einzelheiten"
            multiline
            counter
            maxLength={40}
            value="Pfortendienst rund um die Uhr am Haupteingang"
          />
        </FormCell>
        <FormCell span={3}>
          <TextField label="Suche" start={<Search />} placeholder="Name oder Aktenzeichen" isDisabled={false} />
        </FormCell>
      </FormGrid>
      <Line>
        <CheckboxField label="Permanent" defaultSelected />
        <CheckboxField label="Mobil" />
        <CheckboxField label="Alle" isIndeterminate />
        <CheckboxField label="Gesperrt" isDisabled defaultSelected />
        <Switch label="Feiertag" defaultSelected />
        <Switch label="Zusatzleistung" />
        <Switch label="Gesperrt" isDisabled />
      </Line>
      <CheckboxGroupField
        label="Gesellschaften"
        options={COMPANIES.map(({ id, label }) => ({ id, label }))}
        defaultValue={['nord']}
        errorMessage="Mindestens zwei Gesellschaften."
      />
    </Story>
  );
}
