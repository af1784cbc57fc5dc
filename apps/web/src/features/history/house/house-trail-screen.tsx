import { useLingui } from '@lingui/react/macro';
import { trailAreaMessages } from '@zuschlag/i18n/history/house-kinds';
import { houseActText, houseChangeText } from '@zuschlag/i18n/history/house-text';
import type { Locale } from '@zuschlag/i18n/locales';
import { Button } from '@zuschlag/ui/actions/button';
import { Select } from '@zuschlag/ui/lists/select';
import { houseFieldType } from '@zuschlag/validation/chance/history/house-field-type';
import { type TrailArea, trailAreaNames } from '@zuschlag/validation/chance/history/house-kinds';
import type { HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { PersonField } from '../../../app/people/person-field.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useRight, useSession } from '../../../app/session/session.tsx';
import { ExportButton } from '../../../tables/exports/export-button.tsx';
import { TrailCheck } from '../chain/trail-check.tsx';
import type { ShownEntry } from '../history-day.tsx';
import { HistoryPages } from '../history-pages.tsx';
import { PeriodFields } from '../period-fields.tsx';
import type { HouseSearch } from './house-search.ts';

const pageSize = 50;
const all = 'all';

type Narrow = (search: HouseSearch) => void;

/**
 * Who changed what of an organization or of the whole tenant, when, from what to what. Managers of the main organization
 * read all of it and check the chain under it, other Managers the trail of their organization.
 */
export function HouseTrailScreen({ search: found, onSearch }: { search: HouseSearch; onSearch: Narrow }) {
  const { t } = useLingui();
  const readsAll = useRight('VERIFY_TRAIL');
  const { organizationId } = useSession();
  const search = effective(found, readsAll);
  const asked = readsAll ? search : { ...search, organization: organizationId };
  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Verlauf`}
        description={
          readsAll
            ? t`Wer in Ihrem Unternehmen wann was geändert hat.`
            : t`Wer in Ihrer Gesellschaft wann was geändert hat.`
        }
        actions={
          <ExportButton
            exported={{ kind: 'houseTrail', houseTrail: filterOf(asked) }}
            extent={isNarrowed(search) ? t`Die gefilterten Einträge` : t`Der ganze Verlauf`}
          />
        }
      />
      <Filters search={search} onSearch={onSearch} readsAll={readsAll} />
      <Entries key={JSON.stringify(asked)} search={asked} isNarrowed={isNarrowed(search)} />
      {readsAll ? <TrailCheck /> : null}
    </div>
  );
}

function Filters({ search, onSearch, readsAll }: { search: HouseSearch; onSearch: Narrow; readsAll: boolean }) {
  const { t, i18n } = useLingui();
  const { data: organizations = [] } = useOrganizations({ isWanted: readsAll });
  return (
    <div className="flex flex-wrap items-end gap-3">
      {readsAll ? (
        <div className="w-56 max-sm:w-full">
          <Select
            label={t`Gesellschaft`}
            items={[
              { id: all, label: t`Alle Gesellschaften` },
              ...organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName })),
            ]}
            value={search.organization === undefined ? all : String(search.organization)}
            onChange={(id) => onSearch({ ...search, organization: id === all ? undefined : Number(id) })}
          />
        </div>
      ) : null}
      <div className="w-56 max-sm:w-full">
        <Select
          label={t`Was`}
          items={[
            { id: all, label: t`Alle Änderungen` },
            ...trailAreaNames.map((id) => ({ id, label: systemText(i18n, trailAreaMessages[id]) })),
          ]}
          value={areaOf(search) ?? all}
          onChange={(id) => onSearch({ ...search, area: id === all ? undefined : id })}
        />
      </div>
      <div className="w-56 max-sm:w-full">
        <PersonField
          userId={search.who ?? null}
          onUserId={(who) => onSearch({ ...search, who: who ?? undefined })}
          placeholder={t`Alle Personen`}
          hasLeftToo
        />
      </div>
      <PeriodFields period={search} onPeriod={(period) => onSearch({ ...search, ...period })} />
      {isNarrowed(search) ? (
        <Button variant="ghost" onPress={() => onSearch({})}>
          {t`Zurücksetzen`}
        </Button>
      ) : null}
    </div>
  );
}

function Entries({ search, isNarrowed }: { search: HouseSearch; isNarrowed: boolean }) {
  const locale = useAppLocale();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const asked = { first: pageSize, ...filterOf(search) };
  const pages = trpc.useQueries((query) => cursors.map((after) => query.history.ofHouse({ ...asked, after })));
  const parts = pages.map(({ data, error, refetch }) => ({
    ...{ error, refetch },
    data: data && { ...data.pageInfo, entries: data.edges.map(({ node }) => shown(node, locale)) },
  }));
  return <HistoryPages parts={parts} isNarrowed={isNarrowed} onMore={(cursor) => setCursors([...cursors, cursor])} />;
}

function shown(entry: HouseEntry, locale: Locale): ShownEntry {
  const { id, at, person, chance, changes } = entry;
  return {
    ...{ id, at, person, chance, act: houseActText(entry, locale) },
    changes: changes.map((change) => ({
      field: change.field,
      text: houseChangeText(change, houseFieldType(change.field), locale),
      hadValue: change.from !== null,
    })),
  };
}

function filterOf({ organization, area, who, from, until }: HouseSearch) {
  return {
    organizationId: organization ?? null,
    area: areaOf({ area }),
    userId: who ?? null,
    from: from ?? null,
    until: until ?? null,
  };
}

/** What of an address narrows the trail: an area that there is, an organization only for who reads all of them. */
function effective(search: HouseSearch, readsAll: boolean): HouseSearch {
  const organization = readsAll ? search.organization : undefined;
  return { ...search, organization, area: areaOf(search) ?? undefined };
}

/** @returns null for what is no area */
function areaOf({ area }: HouseSearch): TrailArea | null {
  return trailAreaNames.find((one) => one === area) ?? null;
}

function isNarrowed(search: HouseSearch): boolean {
  return Object.values(search).some((one) => one !== undefined);
}
