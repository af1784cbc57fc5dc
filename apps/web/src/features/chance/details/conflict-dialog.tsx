import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Form, RadioGroup } from '@zuschlag/ui';
import { useRef, useState } from 'react';
import { labelOfField } from '../form/field-labels.ts';
import type { Conflict } from './conflicts.ts';
import { useFieldText } from './field-text.ts';

/** Which value of each field is kept, by its path. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

/**
 * Asks which values to keep after somebody else saved first.
 * @returns `ask`, whose answer is null when the person would rather go on editing, and the dialog to render
 */
export function useConflictDialog() {
  const [fields, setFields] = useState<readonly Conflict[] | null>(null);
  const answer = useRef<(choices: Choices | null) => void>(() => undefined);
  const close = (choices: Choices | null) => {
    setFields(null);
    answer.current(choices);
  };
  return {
    ask: (open: readonly Conflict[]) =>
      new Promise<Choices | null>((resolve) => {
        answer.current = resolve;
        setFields(open);
      }),
    dialog: fields ? <ConflictDialog fields={fields} onClose={close} /> : null,
  };
}

function ConflictDialog({
  fields,
  onClose,
}: {
  fields: readonly Conflict[];
  onClose: (choices: Choices | null) => void;
}) {
  const { t, i18n } = useLingui();
  const textOf = useFieldText();
  const [choices, setChoices] = useState<Choices>(() => new Map(fields.map(({ path }) => [path, 'mine'])));
  return (
    <Dialog
      title={t`Jemand anderes hat zuerst gespeichert`}
      subtitle={t`Diese Angaben haben Sie beide geändert. Welche gelten?`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(null))}
    >
      <Form label={t`Widersprüche auflösen`} onSubmit={() => onClose(choices)}>
        <div className="grid gap-5 pt-2">
          {fields.map(({ path, mine, theirs }) => {
            const label = labelOfField(path);
            return (
              <RadioGroup
                key={path}
                label={label ? i18n._(label) : path}
                value={choices.get(path) ?? 'mine'}
                onChange={(choice) => setChoices((before) => new Map(before).set(path, choice))}
                options={[
                  { id: 'mine', label: textOf(path, mine), description: t`Ihre Eingabe` },
                  { id: 'theirs', label: textOf(path, theirs), description: t`Inzwischen gespeichert` },
                ]}
              />
            );
          })}
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onPress={() => onClose(null)}>
              {t`Weiter bearbeiten`}
            </Button>
            <Button variant="primary" type="submit">
              {t`So speichern`}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
