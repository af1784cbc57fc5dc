import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, LinkButton } from '@zuschlag/ui/actions/button';
import type { AiImportState } from '@zuschlag/validation/ai-imports/ai-imports';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useMomentText } from '../../../app/preferences/use-moment-text.ts';
import { useImportName } from './use-import-name.ts';
import { useProblemText } from './use-problem-text.ts';

/** An import that ended and became no Chance yet: what came of it, and the way on. */
export function EndedImport({
  one,
  onOpen,
  onRemove,
  onAgain,
}: {
  one: AiImportState;
  onOpen: () => void;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const { t } = useLingui();
  const momentText = useMomentText();
  const problemText = useProblemText();
  const { day } = useFormat();
  const name = useImportName()(one);
  const { createdBy, keptUntil } = one;
  const last = day(keptUntil ? berlinDayOf(new Date(keptUntil)) : null);
  const keptText = t`wird am ${last} gelöscht`;
  const when = momentText(one.finishedAt ?? one.createdAt);
  const isGood = one.status === 'SUCCESS';
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b py-3 last:border-b-0">
      {isGood ? (
        <CircleCheck aria-label={t`gelesen`} className="mt-0.5 size-4 shrink-0 text-ok-text" />
      ) : (
        <CircleAlert aria-label={t`gescheitert`} className="mt-0.5 size-4 shrink-0 text-danger-text" />
      )}
      <div className="min-w-48 flex-1">
        <p className="break-words font-medium">{name}</p>
        <p className="text-12 text-ink-3">
          {createdBy ? `${when}, ${createdBy.firstname} ${createdBy.lastname}` : when}
          {keptUntil ? ` · ${keptText}` : null}
        </p>
        {one.problem ? <p className="mt-1 text-13 text-danger-text">{problemText(one.problem)}</p> : null}
      </div>
      <div className="flex items-center gap-1">
        {isGood ? (
          <LinkButton
            size="small"
            href={pathTo({ to: '/tender/new', search: { importID: one.id } })}
            onPress={onOpen}
          >{t`Formular öffnen`}</LinkButton>
        ) : (
          <Button size="small" onPress={onAgain}>{t`Neuer Import`}</Button>
        )}
        {one.mayRemove ? <IconButton label={t`Entfernen: ${name}`} icon={<Trash2 />} onPress={onRemove} /> : null}
      </div>
    </li>
  );
}
