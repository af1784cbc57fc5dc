import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { CreatedFeed } from './created-feed.tsx';
import { useCreateFeed } from './use-create-feed.ts';

/** Makes a link to the calendar of one Chance. */
export function ChanceCalendarDialog(props: { chance: Chance; isOpen: boolean; onClose: () => void }) {
  const { chance, isOpen, onClose } = props;
  const { t } = useLingui();
  const { name } = chance.description;
  const { address, isPending, create, putAway } = useCreateFeed();
  const close = () => {
    putAway();
    onClose();
  };
  return (
    <Dialog title={t`Kalender abonnieren`} isOpen={isOpen} onOpenChange={(open) => open || close()}>
      {address === null ? (
        <div className="grid gap-4">
          <p>{t`Ein Link bringt die Fristen von „${name}“ in Ihren eigenen Kalender und hält sie dort aktuell.`}</p>
          <DialogActions>
            <Button onPress={close}>{t`Abbrechen`}</Button>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => create({ kind: 'chance', chanceId: chance.id })}
            >
              {t`Link anlegen`}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <CreatedFeed address={address} onDone={close} />
      )}
    </Dialog>
  );
}
