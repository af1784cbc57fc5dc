import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import { Form } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { useState } from 'react';
import type { Question } from './use-questions.ts';

type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

/** Asks which values to keep after two people changed the same fields; null goes on editing. */
export function ConflictDialog({
  questions,
  onAnswer,
}: {
  questions: readonly Question[];
  onAnswer: (choices: Choices | null) => void;
}) {
  const { t } = useLingui();
  const [choices, setChoices] = useState<Choices>(() => new Map(questions.map(({ id }) => [id, 'mine'])));
  return (
    <Dialog
      title={t`Jemand anderes hat zuerst gespeichert`}
      subtitle={t`Diese Angaben haben Sie beide geändert. Welche gelten?`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onAnswer(null))}
    >
      <Form label={t`Widersprüche auflösen`} onSubmit={() => onAnswer(choices)}>
        <div className="grid gap-5 pt-2">
          {questions.map(({ id, label, mine, theirs }) => (
            <RadioGroup
              key={id}
              label={label}
              value={choices.get(id) ?? 'mine'}
              onChange={(choice) => setChoices((before) => new Map(before).set(id, choice))}
              options={[
                { id: 'mine', label: <Value text={mine} />, description: t`Ihre Eingabe` },
                { id: 'theirs', label: <Value text={theirs} />, description: t`Inzwischen gespeichert` },
              ]}
            />
          ))}
          <DialogActions>
            <Button onPress={() => onAnswer(null)}>{t`Weiter bearbeiten`}</Button>
            <Button variant="primary" type="submit">
              {t`So speichern`}
            </Button>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  );
}

/** Long texts scroll, so that both stay in view. */
function Value({ text }: { text: string }) {
  return <span className="block max-h-40 overflow-y-auto whitespace-pre-line break-words">{text}</span>;
}
