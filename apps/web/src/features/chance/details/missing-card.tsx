import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { labelOfField } from '../form/field-labels.ts';
import { mayEditDetails, useShowDetails } from '../workspace/edit-button.tsx';
import { openParts } from '../workspace/open-parts.ts';

/** What a quick Chance lacks to be full, and the way there; absent for every other one. */
export function MissingCard({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const showDetails = useShowDetails(chance.id);
  const isOpen = openParts(chance.state).details;
  if (chance.description.type !== 'QuickOffer' || !isOpen) return null;
  const missing = chance.missingForFull.flatMap((path) => {
    const label = labelOfField(path);
    return label ? [i18n._(label)] : [];
  });
  const title = t`Bis zur vollständigen Chance`;
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        aside={
          mayEditDetails(chance) ? (
            <Button size="small" onPress={() => showDetails('complete')}>{t`Vervollständigen`}</Button>
          ) : undefined
        }
      />
      <CardBody>
        <div className="grid gap-1.5">
          <p className="font-medium">
            {missing.length === 0
              ? t`Alle Angaben sind da.`
              : plural(missing.length, { one: '# Angabe fehlt', other: '# Angaben fehlen' })}
          </p>
          <p className="text-ink-2">{missing.join(' · ')}</p>
          {chance.fullForm === null ? null : (
            <p className="text-12 text-ink-3">{t`Im vollen Formular begonnen. Vor der Margenfreigabe wird nach den fehlenden Angaben gefragt.`}</p>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
