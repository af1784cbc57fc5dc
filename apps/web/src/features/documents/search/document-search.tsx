import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Card } from '@zuschlag/ui/layout/card';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import type { DocumentHit } from '@zuschlag/validation/reading/search';
import { CloudOff, Search, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useTypedText } from '../../../tables/use-typed-text.ts';
import { MarkedText } from './marked-text.tsx';

type Props = {
  chanceId: string;
  documents: readonly ChanceDocument[];
  readings: readonly DocumentReading[];
  /** shows the document at the place of a hit */
  onOpen: (hit: DocumentHit) => void;
};

/** Searches what stands in all documents of a Chance, and shows the passages that answer best. */
export function DocumentSearch({ chanceId, documents, readings, onOpen }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [typed, setTyped] = useTypedText(text, setText);
  return (
    <search className="grid gap-3">
      <TextField
        type="search"
        label={t`In den Dokumenten suchen`}
        isLabelHidden
        placeholder={t`Wort, Paragraf oder Frage`}
        maxLength={300}
        value={typed}
        onChange={setTyped}
        start={<Search className="size-4 text-ink-3" />}
      />
      {text === '' ? null : (
        <Hits text={text} chanceId={chanceId} onOpen={onOpen}>
          <Gaps documents={documents} readings={readings} />
        </Hits>
      )}
    </search>
  );
}

/** What the search cannot find: documents without a text, and pages that are pictures. */
function Gaps({ documents, readings }: Pick<Props, 'documents' | 'readings'>) {
  // One that is read again is found by its earlier text.
  const read = readings.filter(({ state, parts }) => state === 'read' || (state === 'waiting' && parts > 0));
  const missing = documents.length - read.length;
  const pictures = read.reduce((sum, { unreadParts }) => sum + unreadParts, 0);
  if (missing === 0 && pictures === 0) return null;
  return (
    <p className="tnum text-12 text-warn-text">
      {missing > 0 ? (
        <Plural
          value={missing}
          one="Ein Dokument ist noch nicht gelesen und fehlt in der Suche."
          other="# Dokumente sind noch nicht gelesen und fehlen in der Suche."
        />
      ) : null}{' '}
      {pictures > 0 ? (
        <Plural
          value={pictures}
          one="Eine Seite ist ein Bild und wird nicht durchsucht."
          other="# Seiten sind Bilder und werden nicht durchsucht."
        />
      ) : null}
    </p>
  );
}

type HitsProps = Pick<Props, 'chanceId' | 'onOpen'> & { text: string; children: ReactNode };

function Hits({ text, chanceId, onOpen, children }: HitsProps) {
  const { t } = useLingui();
  const query = trpc.reading.search.useQuery({ chanceId, text }, { placeholderData: (before) => before });
  if (query.error)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Die Suche ist gescheitert`}
        text={errorMessage(query.error)}
        action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  if (!query.data)
    return (
      <div role="status" aria-label={t`Es wird gesucht`}>
        <SkeletonText lines={3} />
      </div>
    );
  const { hits } = query.data;
  const count = hits.length;
  return (
    <div className="grid gap-2" aria-busy={query.isPlaceholderData}>
      {children}
      {count === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t`Nichts gefunden`}
          text={t`Kein gelesenes Dokument enthält diese Wörter oder ähnliche.`}
        />
      ) : (
        <>
          <p role="status" className="tnum text-12 text-ink-3">
            <Plural value={count} one="Ein Treffer" other="# Treffer" />
          </p>
          <Card>
            <ol className="grid">
              {hits.map((hit) => (
                <li key={`${hit.versionId} ${hit.passage}`} className="border-b last:border-b-0">
                  <HitButton hit={hit} onOpen={onOpen} />
                </li>
              ))}
            </ol>
          </Card>
        </>
      )}
    </div>
  );
}

function HitButton({ hit, onOpen }: { hit: DocumentHit; onOpen: Props['onOpen'] }) {
  const { t } = useLingui();
  const { fileName, heading, part } = hit;
  const isPdf = /\.pdf$/i.test(fileName);
  const place = [fileName, isPdf ? t`Seite ${part}` : null, heading || null].filter((one) => one !== null);
  return (
    <button
      type="button"
      className="grid w-full gap-1 px-4 py-3 text-left hover:bg-hover focus-visible:outline-2"
      onClick={() => onOpen(hit)}
    >
      <span className="tnum break-words text-12 text-ink-3">{place.join(' · ')}</span>
      <span className="whitespace-pre-line break-words">
        <MarkedText text={hit.text} marks={hit.marks} />
      </span>
    </button>
  );
}
