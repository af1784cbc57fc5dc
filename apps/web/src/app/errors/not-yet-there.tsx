import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { errorMessage } from './error-messages.ts';

/** In a card, in the place of what the server has not answered yet: lines that stand for it, or why it failed and another try. */
export function NotYetThere({
  error,
  lines,
  onTryAgain,
}: {
  error: Parameters<typeof errorMessage>[0] | null;
  lines: number;
  onTryAgain: () => unknown;
}) {
  const { t } = useLingui();
  if (!error) return <SkeletonText lines={lines} />;
  return (
    <>
      <ErrorNote>{errorMessage(error)}</ErrorNote>
      <div>
        <Button onPress={() => void onTryAgain()}>{t`Erneut versuchen`}</Button>
      </div>
    </>
  );
}
