import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Split } from '@zuschlag/ui/layout/split';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import type { AiImport, ExtractedField, FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import { FileSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMedia } from '../../../app/preferences/use-media.ts';
import { FieldOrigins } from '../../../forms/field-origin.ts';
import { useFieldsShown } from '../lots/use-fields-shown.ts';
import { ImportPane, type PaneView } from './import-pane.tsx';
import { OpenEvidence } from './open-evidence.ts';
import { OriginLine } from './origin-line.tsx';

/** The form, with the origin of what was read below its fields, and the documents beside it; without room, over it. */
export function ImportFrame({ imported, children }: { imported: AiImport; children: ReactNode }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const isWide = useMedia('(min-width: 72rem)');
  const [view, setView] = useState<PaneView>({ tab: 'summary' });
  const [isOpen, setOpen] = useState(false);
  const show = ({ documentId, place }: FieldEvidence) => {
    setView({ tab: 'documents', documentId, place });
    setOpen(true);
  };
  const stated = useFieldsShown(imported);
  const originOf = (path: string, value: unknown) => {
    const found = foundFor(stated, path);
    if (found.length === 0) return null;
    const take = (taken: ExtractedField) => {
      for (const one of [taken, ...partnersOf(taken, stated)])
        setValue(`input.${one.field}`, one.formValue, { shouldDirty: true, shouldValidate: true });
    };
    return <OriginLine found={found} value={value} onOpen={show} onTake={take} />;
  };
  const pane = <ImportPane imported={imported} view={view} onView={setView} />;
  const form = (
    <OpenEvidence value={show}>
      <FieldOrigins value={originOf}>{children}</FieldOrigins>
    </OpenEvidence>
  );
  if (isWide)
    return (
      <Split
        label={t`Breite der Unterlagen`}
        width={{ min: 32, start: 50, max: 60 }}
        side={<div className="sticky top-[7.25rem] h-[calc(100dvh-7.25rem)]">{pane}</div>}
      >
        {form}
      </Split>
    );
  return (
    <>
      <div className="px-6 pt-4 max-sm:px-4">
        <Button icon={<FileSearch />} onPress={() => setOpen(true)}>{t`Zusammenfassung und Unterlagen`}</Button>
      </div>
      {form}
      <Sheet title={t`Unterlagen des Imports`} size="large" flush isOpen={isOpen} onOpenChange={setOpen}>
        {pane}
      </Sheet>
    </>
  );
}

function foundFor(extracted: readonly ExtractedField[], path: string): readonly ExtractedField[] {
  return extracted.filter(({ field }) => `input.${field}` === path);
}

/** The time of a day, or the day of a time, that stands at the same place: a deadline is never put together from two documents. */
function partnersOf({ field, evidence }: ExtractedField, extracted: readonly ExtractedField[]): ExtractedField[] {
  const partner = field.endsWith('Time') ? field.replace(/Time$/, '') : `${field}Time`;
  const place = placeOf(evidence);
  return extracted.filter((one) => one.field === partner && placeOf(one.evidence) === place).slice(0, 1);
}

const placeOf = ([first]: ExtractedField['evidence']) => `${first?.documentId} ${first?.place.part}`;
