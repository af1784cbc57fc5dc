import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { Dialog } from '@zuschlag/ui';
import { type OrderedPost, orderedPost, type ServiceOrder } from '@zuschlag/validation/services/service-order';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { GridEditor } from '../../../tables/grid/grid-editor.tsx';
import { shiftPaste } from '../grid/paste/shift-paste.ts';
import { useGridLabels } from '../grid/use-grid-labels.ts';
import { orderKind } from './order-columns.ts';

/** The posts that the customer ordered, to type or to paste. */
export function OrderDialog({
  order,
  lockedReason,
  onClose,
}: {
  order: ServiceOrder;
  lockedReason: string | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const language = localeTags[useAppLocale()];
  const utils = trpc.useUtils();
  const { serviceId } = order;
  const saveOrder = trpc.services.saveOrder.useMutation({ onSettled: () => void utils.services.order.invalidate() });
  const {
    startTime = { label: t`Beginn` },
    endTime = { label: t`Ende` },
    days = { label: t`Tage` },
  } = useGridLabels('shifts');
  const storedIn = (one: ServiceOrder) => ({ rows: withIds(one.posts), version: one.version });
  return (
    <Dialog
      title={t`Bestellte Posten`}
      subtitle={t`Was der Auftraggeber bestellt hat. Der Wochenplan zeigt, wo Kräfte fehlen oder zu viele sind; der Preis bleibt.`}
      size="large"
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="-mx-5">
        <GridEditor
          kind={orderKind}
          schema={orderedPost}
          language={language}
          stored={withIds(order.posts)}
          version={order.version}
          label={t`Bestellte Posten`}
          labels={{
            name: { label: t({ message: `Posten`, context: `guard post` }) },
            startTime,
            endTime,
            days,
            heads: { label: t`Kräfte` },
          }}
          // A post per line of running text has no name of its own.
          ways={{ headings: shiftPaste.headings, marks: shiftPaste.marks }}
          draftKey={`order-${serviceId}`}
          lockedReason={lockedReason}
          // The rows went through the schema.
          save={async ({ rows, version }) =>
            storedIn(
              await saveOrder.mutateAsync({ serviceId, version, posts: rows.map(({ row }) => row as OrderedPost) }),
            )
          }
          refresh={async () => storedIn(await utils.services.order.fetch({ serviceId }, { staleTime: 0 }))}
          savedMessage={t`Die bestellten Posten sind gespeichert.`}
          onDraft={() => undefined}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

/** A post is known by what it says; equal ones by their number. */
function withIds(posts: readonly OrderedPost[]): (OrderedPost & { id: string })[] {
  const seen = new Map<string, number>();
  return posts.map((post) => {
    const text = JSON.stringify(post);
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return { ...post, id: `${text} ${number}` };
  });
}
