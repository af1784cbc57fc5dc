import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import type { Site } from '@zuschlag/validation/customers/sites';
import { MapPin, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAddressMessages } from './site-address.ts';

const AddSiteDialog = lazyOverlay(async () => (await import('./add-site-dialog.tsx')).AddSiteDialog);
const EditSiteDialog = lazyOverlay(async () => (await import('./edit-site-dialog.tsx')).EditSiteDialog);

/** The places of work of a customer, to add and to change. */
export function SiteList({ customer: { id, sites, permissions } }: { customer: CustomerDetails }) {
  const { t } = useLingui();
  const addressOf = useAddressMessages();
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Site | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const addButton = permissions.includes('ADD_SITE') ? (
    <Button size="small" icon={<Plus />} onPress={() => setAdding(true)}>
      {t`Standort hinzufügen`}
    </Button>
  ) : undefined;
  // What others save while the dialog is open arrives in it.
  const edited = sites.find((site) => site.id === editing?.id) ?? editing;
  return (
    <Card label={t`Standorte`}>
      <CardHeader title={t`Standorte`} badge={<Badge kind="count">{sites.length}</Badge>} aside={addButton} />
      <CardBody flush>
        {sites.length === 0 ? (
          <EmptyState
            icon={<MapPin />}
            title={t`Noch kein Standort`}
            text={t`Sein Bundesland entscheidet, welche Tarife und Feiertage gelten.`}
          />
        ) : (
          <ul>
            {sites.map((site) => (
              <li key={site.id} className="flex items-start gap-3 border-b px-4 py-2.5 last:border-b-0">
                <div className="min-w-0 flex-1">
                  <p className="break-words font-medium">{site.name}</p>
                  <p className="break-words text-ink-2">{addressOf(site)}</p>
                </div>
                {permissions.includes('EDIT_SITE') ? (
                  <IconButton
                    label={t`${site.name} ändern`}
                    icon={<Pencil />}
                    onPress={() => {
                      setEditing(site);
                      setIsEditing(true);
                    }}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      <AddSiteDialog customerId={id} isOpen={isAdding} onClose={() => setAdding(false)} />
      {edited ? <EditSiteDialog site={edited} isOpen={isEditing} onClose={() => setIsEditing(false)} /> : null}
    </Card>
  );
}
