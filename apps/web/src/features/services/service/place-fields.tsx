import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Site } from '@zuschlag/validation/customers/sites';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { useAddressMessages } from '../../customers/sites/site-address.ts';
import { SiteFields } from '../../customers/sites/site-fields.tsx';
import type { MasterDataValues } from './service-values.ts';

const EditSiteDialog = lazyOverlay(
  async () => (await import('../../customers/sites/edit-site-dialog.tsx')).EditSiteDialog,
);

/** The place of work: a site of the customer, or a new one. Its federal state decides the tables. */
export function PlaceFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  sites,
}: {
  control: Control<Values, unknown, Output>;
  sites: readonly Site[];
}) {
  const { t } = useLingui();
  const addressOf = useAddressMessages();
  const at = (name: string) => name as FieldPath<Values>;
  const place = useWatch({ control, name: at('place') }) as string;
  const siteId = useWatch({ control, name: at('siteId') }) as string | null;
  const picked = sites.find(({ id }) => id === siteId);
  return (
    <div className="grid gap-4">
      {sites.length === 0 ? null : (
        <SegmentInput
          control={control}
          name={at('place')}
          label={t`Standort`}
          isLabelHidden
          options={[
            { id: 'existing', label: t`Vorhandener Standort` },
            { id: 'new', label: t`Neuer Standort` },
          ]}
        />
      )}
      {place === 'existing' ? (
        <div className="grid gap-2">
          <ComboInput
            control={control}
            name={at('siteId')}
            label={t`Standort`}
            isRequired
            items={sites.map((site) => ({ id: site.id, label: site.name, description: addressOf(site) }))}
          />
          {picked ? <PickedSite site={picked} /> : null}
        </div>
      ) : (
        <SiteFields control={control} within="siteInput." />
      )}
    </div>
  );
}

/** The address of the picked place of work, and the way to change it. */
function PickedSite({ site }: { site: Site }) {
  const { t } = useLingui();
  const addressOf = useAddressMessages();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <span className="min-w-0 flex-1 basis-60 break-words">{addressOf(site)}</span>
      <Button variant="ghost" size="small" icon={<Pencil />} onPress={() => setEditing(true)}>
        {t`Standort ändern`}
      </Button>
      <EditSiteDialog site={site} isOpen={isEditing} onClose={() => setEditing(false)} />
    </div>
  );
}
