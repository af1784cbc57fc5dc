import { useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog } from '@zuschlag/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../use-schema-form.ts';

/** Ends an edit without saving; asks first when something would be lost. */
export function CancelEdit<Values extends FieldValues, Output>({
  form,
  onClose,
}: {
  form: SchemaForm<Values, Output>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    form.draft.discard();
    onClose();
  };
  return (
    <>
      <Button onPress={() => (form.isDirty ? setAsking(true) : leave())}>{t`Abbrechen`}</Button>
      <ConfirmDialog
        title={t`Änderungen verwerfen?`}
        text={t`Was Sie geändert haben, ist noch nicht gespeichert.`}
        confirmLabel={t`Verwerfen`}
        cancelLabel={t`Weiter bearbeiten`}
        danger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={leave}
      />
    </>
  );
}
