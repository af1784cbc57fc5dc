import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import type { Matches } from './use-pdf-viewer.ts';

/** Finds words in the document: each match is marked, the keys of a browser go from one to the next. */
export function PdfSearch({
  matches: { current, total },
  onFind,
  onClose,
}: {
  matches: Matches;
  onFind: (query: string, isBackward: boolean, isAgain: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const further = (isBackward: boolean) => onFind(query, isBackward, true);
  return (
    <search
      className="flex flex-wrap items-center gap-1 border-b px-2 py-1.5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter') further(event.shiftKey);
      }}
    >
      <div className="min-w-40 flex-1">
        <TextField
          label={t`Im Dokument suchen`}
          isLabelHidden
          type="search"
          placeholder={t`Im Dokument suchen`}
          autoFocus
          value={query}
          onChange={(text) => {
            setQuery(text);
            onFind(text, false, false);
          }}
        />
      </div>
      <span className="tnum min-w-20 text-12 text-ink-3" role="status">
        {query === '' ? '' : total === 0 ? t`Nicht gefunden` : t`${current} von ${total}`}
      </span>
      <IconButton label={t`Vorheriger Treffer`} icon={<ChevronUp />} onPress={() => further(true)} />
      <IconButton label={t`Nächster Treffer`} icon={<ChevronDown />} onPress={() => further(false)} />
      <IconButton label={t`Suche schließen`} icon={<X />} onPress={onClose} />
    </search>
  );
}
