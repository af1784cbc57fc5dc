import { useLingui } from '@lingui/react/macro';
import { Disclosure, FormCell, FormGrid, MultiSelect, NumberField, SegmentedControl, TextField } from '@zuschlag/ui';
import { trpc } from '../../app/api/trpc.ts';
import type { HandoutChoices } from './handout-choices.ts';

/** Language and services of what is handed out, and the wage that an adequacy file compares with. */
export function ChoiceFields({
  chanceId,
  choices,
  wrong,
  onChange,
}: {
  chanceId: string;
  choices: HandoutChoices;
  wrong: 'wage' | 'wageSource' | null;
  onChange: (choices: HandoutChoices) => void;
}) {
  const { t } = useLingui();
  const { data } = trpc.services.ofChance.useQuery({ chanceId });
  const services = data?.services ?? [];
  return (
    <div className="grid gap-4 border-b p-4">
      <FormGrid>
        <FormCell span={3}>
          <MultiSelect
            label={t`Leistungen`}
            items={services.map(({ id, name, operationalOrganizationShortName }) => ({
              id,
              label: name,
              description: operationalOrganizationShortName,
            }))}
            value={choices.serviceIds.filter((id) => services.some((service) => service.id === id))}
            onChange={(serviceIds) => onChange({ ...choices, serviceIds })}
            placeholder={t`Alle Leistungen`}
            noneText={t`Alle Leistungen`}
          />
        </FormCell>
        <FormCell span={3}>
          <SegmentedControl<'de' | 'en'>
            label={t`Sprache der Dateien`}
            options={[
              { id: 'de', label: t`Deutsch` },
              { id: 'en', label: t`Englisch` },
            ]}
            value={choices.language}
            onChange={(language) => onChange({ ...choices, language })}
          />
        </FormCell>
      </FormGrid>
      <div className="-mx-2">
        <Disclosure look="plain" title={t`Tariflohn für die Auskömmlichkeit`} defaultExpanded={choices.wage !== null}>
          <FormGrid>
            <FormCell span={2}>
              <NumberField
                label={t`Tariflohn`}
                unit="€/h"
                formatOptions={{ minimumFractionDigits: 2 }}
                value={choices.wage}
                onChange={(wage) => onChange({ ...choices, wage })}
                errorMessage={wrong === 'wage' ? t`Bitte geben Sie den Lohn je Stunde ein.` : undefined}
              />
            </FormCell>
            <FormCell span={4}>
              <TextField
                label={t`Tarifvertrag und Lohngruppe`}
                value={choices.wageSource}
                onChange={(wageSource) => onChange({ ...choices, wageSource })}
                maxLength={200}
                description={t`Steht so in der Datei. Ohne Angabe wird nur mit dem Mindestlohn verglichen.`}
                errorMessage={wrong === 'wageSource' ? t`Bitte nennen Sie den Tarifvertrag.` : undefined}
              />
            </FormCell>
          </FormGrid>
        </Disclosure>
      </div>
    </div>
  );
}
