import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { CircleX, Trophy } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { StepFormProps } from './submit-form.tsx';

const WonDialog = lazyOverlay(async () => (await import('./won-dialog.tsx')).WonDialog);
const LostDialog = lazyOverlay(async () => (await import('./lost-dialog.tsx')).LostDialog);

/** How the award ended: two choices, each with one confirmation that also takes what is known of the winner. */
export function OutcomeChoice({ chance, movedTo, hold }: StepFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [chosen, setChosen] = useState<'won' | 'lost' | null>(null);
  useEffect(() => hold(chosen !== null), [chosen, hold]);
  const close = useCallback(() => setChosen(null), []);
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t`Eingereicht am ${format.day(chance.submittedAt)}. Wie ist die Vergabe ausgegangen?`}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button isWide icon={<Trophy />} onPress={() => setChosen('won')}>{t`Gewonnen`}</Button>
        <Button isWide icon={<CircleX />} onPress={() => setChosen('lost')}>{t`Verloren`}</Button>
      </div>
      <WonDialog chance={chance} movedTo={movedTo} isOpen={chosen === 'won'} onClose={close} />
      <LostDialog chance={chance} movedTo={movedTo} isOpen={chosen === 'lost'} onClose={close} />
    </div>
  );
}
