import { Trans } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';

/** Goes to the page before this one; opened directly, to the start. */
export function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="primary"
      onPress={() => {
        if (canGoBack) router.history.back();
        else void router.navigate({ to: '/' });
      }}
    >
      <Trans>Zurück</Trans>
    </Button>
  );
}
