import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import type { ReleaseChange } from '@zuschlag/validation/reading/changes';
import { CloudOff, Equal, FileX, GitCompare } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';

type Props = {
  documentId: string;
  versionId: string;
  /** whether its parts are pages that can be opened */
  isPdf: boolean;
  onOpenPage: (page: number) => void;
};

/** What the text of a release says otherwise than the one before it, page by page. */
export function ReleaseChangesView({ documentId, versionId, isPdf, onOpenPage }: Props) {
  const { t } = useLingui();
  const query = trpc.reading.changes.useQuery({ documentId, versionId });
  if (query.error)
    return (
      <Middle>
        <EmptyState
          icon={<CloudOff />}
          title={t`Der Vergleich konnte nicht geladen werden`}
          text={errorMessage(query.error)}
          action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      </Middle>
    );
  if (!query.data)
    return (
      <div role="status" aria-label={t`Die Fassungen werden verglichen`} className="p-6">
        <SkeletonText lines={5} />
      </div>
    );
  const { state, changes, further, unreadParts } = query.data;
  if (state === 'unread')
    return (
      <Middle>
        <EmptyState
          icon={<FileX />}
          title={t`Eine der beiden Fassungen hat keinen Text`}
          text={t`Sie wird noch gelesen, oder sie ließ sich nicht lesen. Was sich geändert hat, sieht nur, wer beide öffnet.`}
        />
      </Middle>
    );
  if (state === 'tooDifferent')
    return (
      <Middle>
        <EmptyState
          icon={<GitCompare />}
          title={t`Diese Fassung ist fast ganz neu`}
          text={t`Sie hat mit der vorigen so wenig gemeinsam, dass ein Vergleich nicht hilft.`}
        />
      </Middle>
    );
  const pictures =
    unreadParts > 0 ? (
      <p className="tnum text-12 text-warn-text">
        <Plural
          value={unreadParts}
          one="Eine Seite ist ein Bild und wird nicht verglichen."
          other="# Seiten sind Bilder und werden nicht verglichen."
        />
      </p>
    ) : null;
  if (changes.length === 0)
    return (
      <Middle>
        <EmptyState icon={<Equal />} title={t`Der Text ist derselbe wie in der vorigen Fassung`} action={pictures} />
      </Middle>
    );
  const count = changes.length + further;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={t`Änderungen gegenüber der vorigen Fassung`}
      className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4 -outline-offset-2 focus-visible:ring-focus"
    >
      <div className="grid gap-1">
        <p role="status" className="tnum text-12 text-ink-3">
          <Plural
            value={count}
            one="Eine Änderung gegenüber der vorigen Fassung"
            other="# Änderungen gegenüber der vorigen Fassung"
          />
        </p>
        {pictures}
      </div>
      {byPage(changes).map(([page, onPage]) => (
        <div key={page} className="grid gap-2">
          {isPdf ? (
            <div className="-ml-2.5">
              <Button size="small" variant="ghost" onPress={() => onOpenPage(page)}>{t`Seite ${page}`}</Button>
            </div>
          ) : null}
          <ul className="grid gap-2">
            {onPage.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the changes of two releases never change.
              <li key={at} className="whitespace-pre-wrap break-words rounded-control border px-3 py-2">
                <ChangedText pieces={change.pieces} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {further > 0 ? (
        <p className="tnum text-13 text-ink-3">
          <Plural value={further} one="Eine weitere Änderung." other="# weitere Änderungen." />
        </p>
      ) : null}
    </section>
  );
}

function ChangedText({ pieces }: Pick<ReleaseChange, 'pieces'>) {
  return pieces.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'removed')
      return (
        <del key={key} className="rounded-xs bg-danger-soft text-danger-text">
          {text}
        </del>
      );
    if (kind === 'added')
      return (
        <ins key={key} className="rounded-xs bg-ok-soft text-ok-text">
          {text}
        </ins>
      );
    return <span key={key}>{text}</span>;
  });
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center p-6">{children}</div>;
}

/** The changes by the page of this release, in its order; what is gone stands with the page it was on. */
function byPage(changes: readonly ReleaseChange[]): [number, ReleaseChange[]][] {
  const pages: [number, ReleaseChange[]][] = [];
  for (const change of changes) {
    const last = pages.at(-1);
    const page = change.after ?? last?.[0] ?? change.before ?? 1;
    if (last?.[0] === page) last[1].push(change);
    else pages.push([page, [change]]);
  }
  return pages;
}
