import { useLingui } from '@lingui/react/macro';
import { restatementFieldText } from '@zuschlag/i18n/documents/restatement-text';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { LOWEST_SURE } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import type { NoticeChange } from '@zuschlag/validation/ai-imports/changed-notice';
import { ArrowRight, FileSearch } from 'lucide-react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { usePlaceText } from '../form/use-place-text.ts';

/** A value of a Chance, what the notice states instead, and where. */
export function NoticeChangeRow({
  change,
  isChosen,
  isDisabled,
  onChoose,
  onOpen,
}: {
  change: NoticeChange;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: (evidence: FieldEvidence) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const placeText = usePlaceText();
  const text = (value: NoticeChange['before']) => (value === null ? null : String(value));
  const { field, days } = change;
  const said = restatementFieldText({ field, before: text(change.before), after: text(change.after), days }, locale);
  const [evidence] = change.evidence;
  return (
    <li className="grid gap-1 px-3.5 py-2.5">
      <CheckboxField label={said.label} isSelected={isChosen} isDisabled={isDisabled} onChange={onChoose} />
      <div className="grid gap-1 pl-6">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 break-words">
          <span className="min-w-0 text-ink-2 line-through">{said.before}</span>
          <ArrowRight aria-label={t`jetzt`} role="img" className="size-3.5 shrink-0 text-ink-3" />
          <span className="min-w-0 font-medium">{said.after}</span>
          {said.moved ? <span className="text-12 text-ink-2">{said.moved}</span> : null}
        </p>
        {evidence ? (
          <button
            type="button"
            title={`„${evidence.quote}“`}
            onClick={() => onOpen(evidence)}
            className={`touch relative flex w-fit max-w-full cursor-pointer items-center gap-1 rounded-mark text-left text-12 hover:underline focus-visible:ring-focus ${change.confidence < LOWEST_SURE ? 'font-medium text-warn-text' : 'text-accent-text'}`}
          >
            <FileSearch aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="min-w-0 truncate">{placeText(evidence)}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}
