import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Select } from '@zuschlag/ui/lists/select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { valuesOf } from '../../chance/details/details-values.ts';
import { useFieldText } from '../../chance/details/field-text.ts';
import { fieldsOfLines, proposeValue } from '../../chance/details/proposed-values.ts';
import { labelOfField } from '../../chance/form/field-labels.ts';
import { mayEditDetails, useShowDetails } from '../../chance/workspace/edit-button.tsx';
import { openParts } from '../../chance/workspace/open-parts.ts';
import { foundDays } from './found-values.ts';
import { fieldsFor } from './offered-fields.ts';

/** Chooses the field that a text or a day of an answer goes to; the editor of the details opens with it typed. */
export function FieldDialog({
  chance,
  answer,
  onClose,
}: {
  chance: Chance;
  answer: DocumentAnswer;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const textOf = useFieldText();
  const showDetails = useShowDetails(chance.id);
  const days = foundDays(answer);
  const text = answer.sentences.map((sentence) => sentence.text).join(' ');
  const wholeText = 'text';
  const found = [
    ...days.map(({ day, time }) => ({
      id: day,
      label: time === null ? format.day(day) : `${format.day(day)}, ${time}`,
    })),
    { id: wholeText, label: t`Text der Antwort` },
  ];
  const [chosen, choose] = useState(found[0]?.id ?? wholeText);
  const day = days.find((one) => one.day === chosen);
  const fields = fieldsFor(day ? 'day' : 'text', openParts(chance.state), chance.description.type === 'Private').map(
    (id) => {
      const label = labelOfField(id);
      return { id, label: label ? i18n._(label) : id };
    },
  );
  const [field, setField] = useState<string | null>(null);
  const offered = fields.some(({ id }) => id === field) ? field : null;
  const [isLeft, setLeft] = useState(false);
  const input = valuesOf(chance).input as Record<string, unknown>;
  const present =
    offered === null ? null : offered.split('.').reduce<unknown>((part, key) => (part as never)?.[key], input);
  const isAdded = offered !== null && fieldsOfLines.includes(offered);
  const take = () => {
    setLeft(true);
    if (offered === null) return;
    const time = day && `${offered.split('.')[1]}Time` in chance.deadline ? day.time : null;
    proposeValue({ chanceId: chance.id, field: offered, value: day ? day.day : text, time });
    onClose();
    showDetails('edit');
  };
  return (
    <Dialog title={t`In ein Feld übernehmen`} isOpen onOpenChange={(next) => (next ? undefined : onClose())}>
      <div className="grid gap-4">
        {mayEditDetails(chance) ? (
          <>
            <Select label={t`Was`} items={found} value={chosen} onChange={choose} />
            {day ? null : <p className="max-h-32 overflow-y-auto break-words text-13 text-ink-2">{text}</p>}
            <Select
              label={t`Wohin`}
              items={fields}
              value={offered}
              placeholder={t`Feld wählen`}
              errorMessage={isLeft && offered === null ? t`Wählen Sie ein Feld.` : undefined}
              onChange={setField}
            />
            {offered === null ? null : (
              <p className="break-words text-13 text-ink-2">
                {t`Bisher: ${textOf(offered, present)}.`}{' '}
                {isAdded ? t`Der Text wird darunter ergänzt.` : t`Der neue Wert ersetzt ihn.`}{' '}
                {t`Gespeichert wird erst, wenn Sie die Angaben speichern.`}
              </p>
            )}
          </>
        ) : (
          <ErrorNote>{t`Die Angaben dieser Chance können Sie jetzt nicht ändern.`}</ErrorNote>
        )}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          {mayEditDetails(chance) ? (
            <Button variant="primary" onPress={take}>
              {t`Übernehmen`}
            </Button>
          ) : null}
        </DialogActions>
      </div>
    </Dialog>
  );
}
