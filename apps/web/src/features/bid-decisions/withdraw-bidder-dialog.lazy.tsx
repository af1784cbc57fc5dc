import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Dialog, DialogActions, Form, SkeletonText, toasts } from '@zuschlag/ui';
import { withdrawBidderInput } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { SelectInput } from '../../forms/choice-fields.tsx';
import { DraftNotice } from '../../forms/drafts/draft-notice.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

type Props = { chance: Chance; isOpen: boolean; onClose: () => void };
type Bidder = Chance['organizations'][number];

const schema = withdrawBidderInput.omit({ chanceId: true });

/** Takes back that an organization bids, while the Chance is calculated; says before what becomes of its services. */
export function WithdrawBidderDialog({ chance, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Bid zurückziehen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <WithdrawForm chance={chance} onClose={onClose} /> : null}
    </Dialog>
  );
}

function WithdrawForm({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const withdraw = trpc.bidDecisions.withdrawBidder.useMutation();
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const form = useSchemaForm({
    schema,
    defaultValues: { organizationId: bidders.length === 1 ? bidders[0]?.id : undefined, reason: '' },
    draftKey: `withdraw-bidder-${chance.id}`,
    onSubmit: async ({ organizationId, reason }) => {
      await withdraw.mutateAsync({ chanceId: chance.id, organizationId, reason });
      await utils.invalidate();
      const name = bidders.find(({ id }) => id === organizationId)?.shortName ?? '';
      toasts.success(t`${name} bietet nicht mehr mit.`);
    },
    onSaved: onClose,
  });
  const chosenId = useWatch({ control: form.form.control, name: 'organizationId' });
  const chosen = bidders.find(({ id }) => id === Number(chosenId));
  return (
    <Form label={t`Bid zurückziehen`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <SelectInput
          control={form.form.control}
          name="organizationId"
          label={t`Wer bietet nicht mehr mit?`}
          isRequired
          isNumeric
          items={bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
        />
        {chosen ? <Consequences chance={chance} bidder={chosen} isLast={bidders.length === 1} /> : null}
        <TextInput
          control={form.form.control}
          name="reason"
          label={t`Grund`}
          isRequired
          multiline
          rows={3}
          counter="near"
          maxLength={limits.reason}
          description={t`Steht in der Bid-Entscheidung und im Verlauf.`}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="danger" type="submit" isPending={form.isPending}>
            {t`Bid zurückziehen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

/** What the withdrawal of this organization does to this Chance, in its own figures. */
function Consequences({ chance, bidder, isLast }: { chance: Chance; bidder: Bidder; isLast: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = trpc.services.ofChance.useQuery({ chanceId: chance.id, operationalOrganizationId: bidder.id });
  if (!data) return <SkeletonText lines={3} />;
  const name = bidder.shortName;
  const count = data.services.length;
  const offered = data.services.reduce((sum, { additional, revenue }) => sum + (additional ? 0 : (revenue ?? 0)), 0);
  const [before, after] = [format.euro(chance.revenue, 0), format.euro((chance.revenue ?? 0) - offered, 0)];
  return (
    <div className="grid gap-3" aria-live="polite">
      {isLast ? (
        <Banner
          tone="danger"
          title={t`${name} ist die letzte bietende Gesellschaft. Die Chance endet ohne Angebot und lässt sich nicht wieder öffnen.`}
        />
      ) : null}
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        <li>{t`Die Bid-Entscheidung von ${name} wird zu No-Bid und lässt sich nicht mehr ändern.`}</li>
        {count > 0 ? (
          <li>
            {plural(count, {
              one: '# Leistung bleibt lesbar, zählt aber nicht mehr und lässt sich nicht mehr bearbeiten.',
              other: '# Leistungen bleiben lesbar, zählen aber nicht mehr und lassen sich nicht mehr bearbeiten.',
            })}
          </li>
        ) : (
          <li>{t`Leistungen hat ${name} noch nicht angelegt.`}</li>
        )}
        {offered > 0 && !isLast ? <li>{t`Der Umsatz der Chance ändert sich von ${before} auf ${after}.`}</li> : null}
        {offered > 0 ? <li>{t`Eine freigegebene Marge von ${name} verfällt; die der anderen bleiben.`}</li> : null}
      </ul>
    </div>
  );
}
