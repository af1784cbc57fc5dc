import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import { Split } from '@zuschlag/ui/layout/split';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import type { AiImport, FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import type { ChangedNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useMedia } from '../../../app/preferences/use-media.ts';
import { DocumentsPane, type PaneView } from '../form/import-pane.tsx';
import { NoticeChangesForm } from './notice-changes-form.tsx';

/** A notice of a Chance that exists: what it states otherwise, beside the documents that state it. */
export function ChangedNoticeScreen({
  imported,
  notices,
  onNew,
}: {
  imported: AiImport;
  notices: readonly ChangedNotice[];
  onNew: () => void;
}) {
  const { t } = useLingui();
  const isWide = useMedia('(min-width: 72rem)');
  const [view, setView] = useState<PaneView>({ tab: 'documents' });
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState(notices[0]?.chanceId);
  const notice = notices.find(({ chanceId }) => chanceId === chosenId) ?? notices[0];
  if (!notice) return null;
  const show = ({ documentId, place }: FieldEvidence) => {
    setView({ tab: 'documents', documentId, place });
    setOpen(true);
  };
  const pane = <DocumentsPane documents={imported.documents} view={view} onView={setView} />;
  const content = (
    <div className="grid gap-5 p-6 max-sm:p-4">
      <p className="max-w-prose text-ink-2">
        {notice.knownBy === 'notice'
          ? t`Diese Bekanntmachung gehört zu einer Chance, die es schon gibt. Wählen Sie, was Sie übernehmen.`
          : t`Eine Chance mit diesem Aktenzeichen gibt es schon. Prüfen Sie, ob es dieselbe Ausschreibung ist, und wählen Sie, was Sie übernehmen.`}
      </p>
      {notices.length > 1 ? (
        <RadioGroup
          label={t`Chance`}
          value={notice.chanceId}
          onChange={setChosenId}
          options={notices.map((one) => ({ id: one.chanceId, label: nameOf(one), description: one.customerName }))}
        />
      ) : (
        <p>
          <span className="block font-medium">{nameOf(notice)}</span>
          <span className="block text-12 text-ink-2">{notice.customerName}</span>
        </p>
      )}
      {isWide ? null : (
        <div>
          <Button icon={<FileSearch />} onPress={() => setOpen(true)}>{t`Unterlagen`}</Button>
        </div>
      )}
      <NoticeChangesForm key={notice.chanceId} importId={imported.id} notice={notice} onOpen={show} />
    </div>
  );
  return (
    <div>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:static max-sm:px-4">
        <h1 className="min-w-0 flex-1 font-semibold text-20 max-sm:basis-full">{t`Geänderte Bekanntmachung`}</h1>
        <Button variant="ghost" onPress={onNew}>{t`Als neue Chance anlegen`}</Button>
      </header>
      {isWide ? (
        <Split
          label={t`Breite der Unterlagen`}
          width={{ min: 32, start: 50, max: 60 }}
          side={<div className="sticky top-[7.25rem] h-[calc(100dvh-7.25rem)]">{pane}</div>}
        >
          {content}
        </Split>
      ) : (
        <>
          {content}
          <Sheet title={t`Unterlagen des Imports`} size="large" flush isOpen={isOpen} onOpenChange={setOpen}>
            {pane}
          </Sheet>
        </>
      )}
    </div>
  );
}

function nameOf({ shortNumber, name, lotNumber }: ChangedNotice): string {
  return [shortNumber, name, lotNumber].filter(Boolean).join(' · ');
}
