import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { Badge } from '@zuschlag/ui/feedback/badge';
import type { AiImportLot } from '@zuschlag/validation/ai-imports/ai-imports';
import { FileSearch } from 'lucide-react';
import { use } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { OpenEvidence } from '../form/open-evidence.ts';
import { usePlaceText } from '../form/use-place-text.ts';
import { useLotName } from './use-lot-name.ts';

/** A lot of the documents: whether it becomes a Chance, what it is, and the way to its line. */
export function LotRow({
  lot,
  isTaken,
  isShown,
  isDisabled,
  onTake,
  onShow,
}: {
  lot: AiImportLot;
  isTaken: boolean;
  isShown: boolean;
  isDisabled: boolean;
  onTake: (isTaken: boolean) => void;
  onShow: () => void;
}) {
  const { t } = useLingui();
  const nameOf = useLotName();
  const placeText = usePlaceText();
  const facts = useLotFacts(lot);
  const open = use(OpenEvidence);
  const name = nameOf(lot);
  const { evidence } = lot;
  const sites = lot.sites.join('; ');
  return (
    <li
      aria-current={isShown || undefined}
      className={`flex flex-wrap items-start gap-x-3 gap-y-1 px-3.5 py-2.5 ${isShown ? 'bg-accent-soft' : ''}`}
    >
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <CheckboxField label={name} isSelected={isTaken} isDisabled={isDisabled} onChange={onTake} />
        <div className="grid gap-1 pl-6 text-12">
          {sites ? <span className="break-words text-ink-2">{sites}</span> : null}
          {facts.length > 0 ? (
            <span className="flex flex-wrap gap-x-3 text-ink-2">
              {facts.map((fact) => (
                <span key={fact} className="whitespace-nowrap">
                  {fact}
                </span>
              ))}
            </span>
          ) : null}
          {evidence ? (
            <button
              type="button"
              title={`„${evidence.quote}“`}
              onClick={() => open(evidence)}
              className="touch relative flex w-fit max-w-full cursor-pointer items-center gap-1 rounded-mark text-left text-accent-text hover:underline focus-visible:ring-focus"
            >
              <FileSearch aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="min-w-0 truncate">{placeText(evidence)}</span>
            </button>
          ) : null}
        </div>
      </div>
      <div className="max-sm:pl-6 empty:hidden">
        {isShown ? <Badge>{t`Im Formular`}</Badge> : null}
        {isTaken && !isShown ? (
          <Button size="small" aria-label={t`${name} im Formular zeigen`} onPress={onShow}>
            {t`Im Formular zeigen`}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** For how much and when; only what the documents state. */
function useLotFacts({ estimatedValue, structuredData: { deadline, contract } }: AiImportLot): string[] {
  const { t } = useLingui();
  const format = useFormat();
  const value = format.euro(estimatedValue, 0);
  const submission = [format.day(deadline.submission), deadline.submissionTime].filter(Boolean).join(', ');
  const { startDate, endDate } = contract;
  const period = `${format.day(startDate)}–${format.day(endDate)}`;
  return [
    estimatedValue === null ? '' : t`Geschätzt ${value}`,
    deadline.submission ? t`Abgabe ${submission}` : '',
    startDate && endDate ? t`Vertrag ${period}` : '',
  ].filter(Boolean);
}
