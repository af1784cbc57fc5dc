import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import type { AiImportStepState } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { AiImportState } from '@zuschlag/validation/ai-imports/ai-imports';
import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import { useImportName } from './use-import-name.ts';
import { useStepNames } from './use-step-names.ts';

/** An import at work: how far it is, and its nine steps. */
export function RunningImport({ one, onCancel }: { one: AiImportState; onCancel: () => void }) {
  const { t } = useLingui();
  const names = useStepNames();
  const name = useImportName()(one);
  const current = one.steps[one.step - 1];
  return (
    <li className="grid gap-2 rounded-card border px-4 py-3">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1 break-words font-medium">{name}</span>
        {one.mayRemove ? (
          <Button size="small" variant="ghost" onPress={onCancel}>
            {t`Abbrechen`}
          </Button>
        ) : null}
      </div>
      <ProgressBar label={name} isLabelHidden value={one.percent} valueText={`${one.percent}\u00a0%`} />
      <Disclosure look="plain" flush level={4} title={current ? names[current.step] : t`Schritte`}>
        <ol className="grid gap-1 pt-1 pb-1 pl-2">
          {one.steps.map(({ step, state }) => (
            <li key={step} className="flex items-center gap-2">
              <StepMark state={state} />
              <span className={state === 'PENDING' ? 'text-ink-3' : ''}>{names[step]}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}

function StepMark({ state }: { state: AiImportStepState }) {
  const { t } = useLingui();
  const name = { PENDING: t`steht aus`, IN_PROGRESS: t`läuft`, COMPLETED: t`erledigt`, FAILED: t`gescheitert` }[state];
  const look = {
    PENDING: <Circle className="text-ink-3" />,
    IN_PROGRESS: <LoaderCircle className="animate-turn text-accent-text" />,
    COMPLETED: <Check className="text-ink-2" />,
    FAILED: <X className="text-danger-text" />,
  }[state];
  return (
    <span role="img" aria-label={name} className="inline-flex [&_svg]:size-4">
      {look}
    </span>
  );
}
