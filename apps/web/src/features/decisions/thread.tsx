import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@zuschlag/ui';
import type { Person } from '@zuschlag/validation/users/users';
import { Bot } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useMomentText } from '../../app/preferences/use-moment-text.ts';
import { MentionText } from '../../forms/mentions/mention-text.tsx';
import { Verdict, type VerdictTone } from './verdict.tsx';

export type ThreadEntry = {
  id: string;
  /** null: the system */
  person: Person | null;
  isMe: boolean;
  /** whose decision it is, when it is not the person's own */
  standsFor?: string;
  verdict: { tone: VerdictTone; text: string } | null;
  comment: string | null;
  at: string;
  /** below the words, e.g. the figures that were decided on */
  extra?: ReactNode;
  /** a line across the thread above this entry */
  divider?: string;
};

/** The decisions with author, time and reason, oldest first; new entries scroll into view and are announced. */
export function Thread({
  label,
  entries,
  emptyText,
}: {
  label: string;
  entries: readonly ThreadEntry[];
  emptyText: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.id;
  useEffect(() => {
    if (last && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      // On a wide window its own text asks for no room: it gets what the rest of the card leaves.
      className="min-h-40 flex-1 overflow-y-auto px-4 py-4 -outline-offset-2 lg:min-h-48 lg:contain-size"
    >
      {entries.length === 0 ? (
        <p className="py-8 text-center text-ink-3">{emptyText}</p>
      ) : (
        <ol className="grid gap-4.5">
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.divider === undefined ? null : <Divider text={entry.divider} />}
              <Entry entry={entry} isLinked={index < entries.length - 1 && entries[index + 1]?.divider === undefined} />
            </Fragment>
          ))}
        </ol>
      )}
    </div>
  );
}

function Divider({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {text}
    </li>
  );
}

function Entry({ entry, isLinked }: { entry: ThreadEntry; isLinked: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const momentText = useMomentText();
  const { person, verdict } = entry;
  const name = person ? `${person.firstname} ${person.lastname}` : t`Zuschlag`;
  return (
    <li
      className={`relative flex gap-3 ${isLinked ? 'before:absolute before:top-8.5 before:-bottom-3 before:left-3.5 before:w-px before:bg-border' : ''}`}
    >
      {person ? (
        <Avatar name={name} pictureUrl={person.picture} isMe={entry.isMe} hasTooltip={false} />
      ) : (
        <span
          aria-hidden="true"
          className="inline-grid size-7 shrink-0 place-items-center rounded-full bg-active text-ink-2 [&_svg]:size-4"
        >
          <Bot />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-3">{person?.organization ?? t`automatisch`}</span>
          {entry.standsFor === undefined ? null : <span className="text-12 text-ink-2">{entry.standsFor}</span>}
          {verdict ? <Verdict tone={verdict.tone}>{verdict.text}</Verdict> : null}
          <time dateTime={entry.at} title={format.dateTime(entry.at)} className="tnum ml-auto text-12 text-ink-3">
            {momentText(entry.at)}
          </time>
        </p>
        {entry.comment ? (
          <p className="max-w-prose whitespace-pre-wrap break-words text-ink-2">
            <MentionText text={entry.comment} />
          </p>
        ) : null}
        {entry.extra}
      </div>
    </li>
  );
}
