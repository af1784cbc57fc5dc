import { useLingui } from '@lingui/react/macro';
import { Button, DialogActions } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';

type OutcomeActionsProps = {
  /** the state to which another person moved the Chance while the dialog was open */
  movedTo: Chance['state'] | null;
  isPending: boolean;
  /** what the act is called */
  label: string;
  onClose: () => void;
};

/** The two buttons of a dialog about the outcome; the act waits for a reload once the Chance has another state. */
export function OutcomeActions({ movedTo, isPending, label, onClose }: OutcomeActionsProps) {
  const { t } = useLingui();
  return (
    <DialogActions>
      <Button onPress={onClose}>{t`Abbrechen`}</Button>
      <Button
        variant="primary"
        type="submit"
        isPending={isPending}
        isDisabled={movedTo !== null}
        reason={t`Die Chance hat inzwischen einen anderen Stand. Laden Sie die Seite neu.`}
      >
        {label}
      </Button>
    </DialogActions>
  );
}
