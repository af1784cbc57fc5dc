import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { CircleX, FileText, Trophy } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { ProposedOutcome } from './award-notice-dialog.tsx';
import type { StepFormProps } from './submit-form.tsx';

const AwardNoticeDialog = lazyOverlay(async () => (await import('./award-notice-dialog.tsx')).AwardNoticeDialog);
const WonDialog = lazyOverlay(async () => (await import('./won-dialog.tsx')).WonDialog);
const LostDialog = lazyOverlay(async () => (await import('./lost-dialog.tsx')).LostDialog);

/** How the award ended: two choices, each with one confirmation that also takes what is known of the winner. */
export function OutcomeChoice({ chance, movedTo, hold }: StepFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [chosen, setChosen] = useState<'won' | 'lost' | 'notice' | null>(null);
  const [proposed, setProposed] = useState<ProposedOutcome | null>(null);
  useEffect(() => hold(chosen !== null), [chosen, hold]);
  const close = useCallback(() => {
    setChosen(null);
    setProposed(null);
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2">{t`Eingereicht am ${format.day(chance.submittedAt)}. Wie ist die Vergabe ausgegangen?`}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button isWide icon={<Trophy />} onPress={() => setChosen('won')}>{t`Gewonnen`}</Button>
        <Button isWide icon={<CircleX />} onPress={() => setChosen('lost')}>{t`Verloren`}</Button>
      </div>
      <div>
        <Button variant="ghost" size="small" icon={<FileText />} onPress={() => setChosen('notice')}>
          {t`Aus Bekanntmachung übernehmen`}
        </Button>
      </div>
      <WonDialog chance={chance} movedTo={movedTo} proposed={proposed} isOpen={chosen === 'won'} onClose={close} />
      <LostDialog chance={chance} movedTo={movedTo} proposed={proposed} isOpen={chosen === 'lost'} onClose={close} />
      <AwardNoticeDialog
        chance={chance}
        isOpen={chosen === 'notice'}
        onClose={close}
        onTake={(outcome) => {
          setProposed(outcome);
          setChosen(outcome.won ? 'won' : 'lost');
        }}
      />
    </div>
  );
}
