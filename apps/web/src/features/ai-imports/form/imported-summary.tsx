import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { AiImport, FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import { limits } from '@zuschlag/validation/limits';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../forms/text-input.tsx';
import { useChanceFields } from '../../chance/form/use-chance-fields.ts';
import { SourceChip } from '../../documents/source-chip.tsx';
import { usePlaceText } from './use-place-text.ts';

/** The summary that goes along with the new Chance: sentences with the way to their places, or a field to change it. */
export function ImportedSummary({ imported, onOpen }: { imported: AiImport; onOpen: (source: FieldEvidence) => void }) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const { control, setValue, getValues } = useChanceFields();
  const text = useWatch({ control, name: 'executiveSummary' }) ?? '';
  /** what stood there before the change; null while nothing is changed */
  const [before, setBefore] = useState<string | null>(null);
  const { executiveSummary: found } = imported;
  const isOwn = text !== (found?.text ?? '');
  if (before !== null)
    return (
      <div className="grid gap-3 py-3">
        <TextInput
          control={control}
          name="executiveSummary"
          label={t`Zusammenfassung`}
          isLabelHidden
          multiline
          rows={12}
          maxLength={limits.longText}
          autoFocus
        />
        <div className="flex justify-end gap-2">
          <Button
            size="small"
            onPress={() => {
              setValue('executiveSummary', before, { shouldDirty: true });
              setBefore(null);
            }}
          >
            {t`Abbrechen`}
          </Button>
          <Button size="small" variant="primary" onPress={() => setBefore(null)}>
            {t`Übernehmen`}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="grid gap-3 px-1 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-12 text-ink-3">
          {isOwn ? t`Von Ihnen geändert.` : t`Sätze aus den Unterlagen. Sie kommen mit der neuen Chance mit.`}
        </p>
        <Button
          size="small"
          icon={<PenLine />}
          onPress={() => setBefore(getValues('executiveSummary') ?? '')}
        >{t`Bearbeiten`}</Button>
      </div>
      {isOwn || !found ? (
        <p className="whitespace-pre-line break-words leading-[1.45rem]">
          {text || t`In den Unterlagen fand sich kein Satz für eine Zusammenfassung.`}
        </p>
      ) : (
        found.sentences.map((sentence) => (
          <p key={sentence.text} className="break-words leading-[1.45rem]">
            {sentence.text}{' '}
            {sentence.sources.flatMap((number) => {
              const source = found.sources.find((one) => one.number === number);
              const name = source ? placeText(source) : '';
              return source
                ? [
                    <SourceChip
                      key={number}
                      number={number}
                      name={name}
                      isOpen={false}
                      onPress={() => onOpen(source)}
                    />,
                  ]
                : [];
            })}
          </p>
        ))
      )}
    </div>
  );
}
