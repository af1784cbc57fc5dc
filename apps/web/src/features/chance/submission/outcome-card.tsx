import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { OutcomeFacts } from '../lifecycle/outcome-facts.tsx';
import type { StepFormProps } from './submit-form.tsx';

const CorrectionDialog = lazyOverlay(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

/** How the award ended, and the way back for an outcome that was entered wrongly. */
export function OutcomeCard({ chance, state, movedTo, hold }: StepFormProps & { state: 'won' | 'lost' }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isWon = state === 'won';
  useEffect(() => hold(isOpen), [isOpen, hold]);
  return (
    <Card label={t`Einreichung`}>
      <CardHeader title={t`Einreichung`} />
      <CardBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className={`font-semibold text-16 ${isWon ? 'text-ok-text' : 'text-danger-text'}`}>
            {isWon ? t`Gewonnen` : t`Verloren`}
          </p>
          <OutcomeFacts chance={chance} />
          <DescriptionList
            layout="figures"
            items={[
              { term: t`Eingereicht`, value: format.dateTime(chance.submittedAt) },
              { term: t`Ergebnis eingetragen`, value: format.dateTime(chance.closedAt) },
            ]}
          />
          {chance.mayCorrectOutcome ? (
            <div>
              <Button size="small" icon={<RotateCcw />} onPress={() => setOpen(true)}>{t`Ergebnis berichtigen`}</Button>
            </div>
          ) : null}
        </div>
        <CorrectionDialog chance={chance} movedTo={movedTo} isOpen={isOpen} onClose={() => setOpen(false)} />
      </CardBody>
    </Card>
  );
}
