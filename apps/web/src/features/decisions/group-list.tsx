import { useLingui } from '@lingui/react/macro';
import { StateDot, type StateTone } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormat } from '../../app/preferences/use-format.ts';

export type GroupEntry = {
  id: string;
  href: string;
  name: string;
  tone: StateTone;
  /** where it stands, in one line */
  line: ReactNode;
  /** 0 to 100; null where it says nothing that the line does not say */
  progress: number | null;
  /** others take part in it; the viewer only sees that it exists */
  isOpenable: boolean;
};

/** The groups of a Chance, one per organization; those of others are there to be seen, not to be opened. */
export function GroupList({
  title,
  entries,
  currentId,
  aside,
}: {
  title: string;
  entries: readonly GroupEntry[];
  currentId: string | null;
  aside?: ReactNode;
}) {
  return (
    <nav aria-label={title} className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-2 px-2.5 pb-1">
        <h2 className="font-medium text-12 text-ink-3">{title}</h2>
        {aside}
      </div>
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.isOpenable ? (
              <Link
                href={entry.href}
                aria-current={entry.id === currentId ? 'page' : undefined}
                className={`${row} cursor-pointer hover:bg-hover aria-[current]:bg-surface aria-[current]:rim-border`}
              >
                <Entry entry={entry} />
              </Link>
            ) : (
              <ClosedEntry entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const row = 'flex items-start gap-2.5 rounded-control px-2.5 py-2';

function ClosedEntry({ entry }: { entry: GroupEntry }) {
  const { t } = useLingui();
  return (
    <div className={row}>
      <Entry entry={entry} />
      <span className="sr-only">{t`Ihre Gesellschaft ist daran nicht beteiligt.`}</span>
    </div>
  );
}

function Entry({ entry }: { entry: GroupEntry }) {
  const format = useFormat();
  return (
    <>
      <span className="mt-1.5 inline-flex">
        <StateDot tone={entry.tone} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block truncate font-medium ${entry.isOpenable ? '' : 'text-ink-2'}`}>{entry.name}</span>
        <span className="block text-12 text-ink-3">{entry.line}</span>
      </span>
      {entry.progress === null ? null : (
        <span className="tnum shrink-0 text-12 text-ink-3">{format.percent(entry.progress / 100, 0)}</span>
      )}
    </>
  );
}
