import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Customer } from '@zuschlag/validation/customers/customers';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

const MergeDialog = lazyOverlay(async () => (await import('./merge-dialog.tsx')).MergeDialog);

type Props = {
  customer: Pick<Customer, 'id' | 'name'>;
  /** The name that another customer bears. */
  name: string;
  /** @param keptId the customer that remains */
  onMerged: (keptId: string) => void;
};

/** What a name that is taken may mean: the same customer twice, which the people who may do so make one. */
export function MergeOffer({ customer, name, onMerged }: Props) {
  const { t } = useLingui();
  const [isMerging, setMerging] = useState(false);
  const bearer = trpc.customers.near.useQuery({ name }).data?.exact ?? null;
  const customerId = bearer?.id ?? '';
  const { data } = trpc.customers.byId.useQuery({ customerId }, { enabled: bearer !== null });
  if (!bearer || !data || bearer.id === customer.id) return null;
  const mayMerge = data.permissions.includes('MERGE');
  return (
    <>
      <Banner
        tone="warn"
        title={t`„${bearer.name}“ ist schon ein Kunde`}
        action={
          mayMerge ? (
            <Button size="small" icon={<Merge />} onPress={() => setMerging(true)}>
              {t`Zusammenführen …`}
            </Button>
          ) : undefined
        }
      >
        {mayMerge
          ? t`Ist es derselbe, führen Sie beide zusammen. Vorher sehen Sie, was umzieht.`
          : t`Ist es derselbe, können Manager der Hauptgesellschaft beide zusammenführen.`}
      </Banner>
      <MergeDialog
        customer={bearer}
        duplicate={customer}
        isOpen={isMerging}
        onClose={() => setMerging(false)}
        onMerged={() => onMerged(bearer.id)}
      />
    </>
  );
}
