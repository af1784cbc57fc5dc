import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import type { CustomerMerge } from '@zuschlag/validation/customers/merge';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';

const UndoMergeDialog = lazyOverlay(async () => (await import('./undo-merge-dialog.tsx')).UndoMergeDialog);

/** The customers that were merged into this one and can still be restored. */
export function MergeList({ customer: { merges, permissions } }: { customer: CustomerDetails }) {
  const { t } = useLingui();
  const [undoing, setUndoing] = useState<CustomerMerge | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  if (merges.length === 0) return null;
  return (
    <Card label={t`Zusammengeführt`}>
      <CardHeader title={t`Zusammengeführt`} />
      <CardBody flush>
        <ul>
          {merges.map((merge) => (
            <li
              key={merge.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 last:border-b-0"
            >
              <MergeLine merge={merge} />
              {permissions.includes('MERGE') ? (
                <Button
                  size="small"
                  icon={<Undo2 />}
                  aria-label={t`${merge.mergedName} wiederherstellen`}
                  onPress={() => {
                    setUndoing(merge);
                    setIsUndoing(true);
                  }}
                >
                  {t`Rückgängig machen`}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </CardBody>
      {undoing ? <UndoMergeDialog merge={undoing} isOpen={isUndoing} onClose={() => setIsUndoing(false)} /> : null}
    </Card>
  );
}

function MergeLine({ merge }: { merge: CustomerMerge }) {
  const format = useFormat();
  const { mergedName, chanceCount, siteCount, createdBy, createdAt, undoUntil } = merge;
  const who = createdBy ? `${createdBy.firstname} ${createdBy.lastname}` : '–';
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="break-words font-medium">{mergedName}</p>
      <p className="text-ink-2">
        <Plural value={chanceCount} _0="Keine Chance" one="Eine Chance" other="# Chancen" />,{' '}
        <Plural value={siteCount} _0="kein Standort" one="ein Standort" other="# Standorte" />
        {' · '}
        <Trans>
          {who}, {format.dateTime(createdAt)}
        </Trans>
      </p>
      <p className="text-12 text-ink-3">
        <Trans>Rückgängig bis {format.dateTime(undoUntil)}</Trans>
      </p>
    </div>
  );
}
