import { useLingui } from '@lingui/react/macro';
import { restatedText } from '@zuschlag/i18n/documents/restatement-text';
import type { Restatement } from '@zuschlag/validation/chance/restatement';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../app/preferences/use-format.ts';

/** What a decision rests on and a changed notice states otherwise since: what, when, and who took it over. */
export function Restated({ restatement }: { restatement: Restatement | null }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!restatement) return null;
  const { changes, at, by } = restatement;
  return (
    <section aria-label={t`Überholt`} className="grid gap-1 border-b bg-warn-soft px-4 py-3">
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warn-text" />
        {t`Überholt: Die Bekanntmachung wurde geändert.`}
      </p>
      <ul className="grid gap-0.5 pl-6">
        {changes.map((change) => (
          <li key={change.field} className="break-words">
            {restatedText(change, format.locale)}
          </li>
        ))}
      </ul>
      <p className="pl-6 text-12 text-ink-2">{t`Übernommen von ${by} am ${format.dateTime(at)}`}</p>
    </section>
  );
}
