import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dialog, DialogActions, Form, RadioGroup, SkeletonText, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';

type Props = { chance: Chance; isOpen: boolean; onClose: () => void };

/** Takes an organization out of a Chance, as long as it has not decided whether it bids. */
export function WithdrawDialog({ chance, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="small"
      title={t`Gesellschaft aus der Chance nehmen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <WithdrawForm chanceId={chance.id} onClose={onClose} /> : null}
    </Dialog>
  );
}

function WithdrawForm({ chanceId, onClose }: { chanceId: string; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const { data: groups } = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId });
  const withdraw = trpc.bidDecisions.removeOrganization.useMutation();
  const [picked, setPicked] = useState<string | null>(null);
  if (!groups) return <SkeletonText lines={3} />;
  const undecided = groups.filter(({ currentDecision }) => currentDecision === null);
  const only = undecided.length === 1 ? (undecided[0] ?? null) : null;
  const chosen = undecided.find(({ id }) => id === picked) ?? only;
  const name = chosen?.operationalOrganizationShortName;

  async function send(): Promise<void> {
    if (!chosen) return;
    try {
      await withdraw.mutateAsync({ chanceId, organizationId: chosen.operationalOrganizationId });
    } catch (error) {
      showError(error);
      void utils.bidDecisions.invalidate();
      return;
    }
    onClose();
    toasts.success(t`${name} wird nicht mehr gefragt.`);
    await navigate({ href: chancePaths(chanceId).bidDecisions });
    await Promise.all([utils.bidDecisions.groupsOfChance.invalidate(), utils.chance.invalidate()]);
  }

  return (
    <Form label={t`Gesellschaft aus der Chance nehmen`} onSubmit={() => void send()}>
      <div className="grid gap-4">
        {undecided.length === 0 ? (
          <p className="text-ink-2">{t`Alle Gesellschaften haben schon entschieden.`}</p>
        ) : (
          <>
            <RadioGroup
              label={t`Gesellschaft`}
              value={chosen?.id ?? null}
              onChange={setPicked}
              options={undecided.map(({ id, operationalOrganizationShortName: label }) => ({ id, label }))}
            />
            <p className="text-ink-2" aria-live="polite">
              {name === undefined
                ? t`Wählen Sie eine Gesellschaft, die noch nicht entschieden hat.`
                : t`${name} entscheidet nicht mehr mit. Ihre Bid-Entscheidung und alle Kommentare dazu werden gelöscht.`}
            </p>
          </>
        )}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button
            variant="danger"
            type="submit"
            isPending={withdraw.isPending}
            isDisabled={!chosen}
            reason={t`Wählen Sie zuerst eine Gesellschaft.`}
          >
            {t`Aus der Chance nehmen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
