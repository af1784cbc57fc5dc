import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Says how a Chance ended, and offers to undo it as long as only its author knows of it. */
export function useDeclaredToast(chanceId: string): (isWon: boolean) => void {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { mutateAsync } = trpc.chance.undoOutcome.useMutation();
  async function undo(): Promise<void> {
    try {
      await mutateAsync({ chanceId });
      toasts.success(t`Das Ergebnis ist zurückgenommen.`);
    } catch (error) {
      showError(error);
    }
    await utils.chance.invalidate();
  }
  return (isWon) => {
    toasts.success(isWon ? t`Die Chance ist gewonnen.` : t`Die Chance ist als verloren eingetragen.`, {
      text: t`Die anderen erfahren es in ${limits.undoSeconds} Sekunden.`,
      timeout: limits.undoSeconds * 1_000,
      action: { label: t`Rückgängig`, onPress: () => void undo() },
    });
  };
}
