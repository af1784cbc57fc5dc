import { useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import { MapPin } from 'lucide-react';
import { useAddressMessages } from './site-address.ts';

/** The places of work of a customer. */
export function SiteList({ customer: { sites } }: { customer: CustomerDetails }) {
  const { t } = useLingui();
  const addressOf = useAddressMessages();
  return (
    <Card label={t`Standorte`}>
      <CardHeader title={t`Standorte`} badge={<Badge kind="count">{sites.length}</Badge>} />
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
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
