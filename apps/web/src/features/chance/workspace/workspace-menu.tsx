import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Badge, SideMenu, type SideMenuGroup, type SideMenuItem, StateBadge, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { Page, PageEntry } from '../../../app/features/feature.ts';
import { usePage, usePages } from '../../../app/features/features-context.tsx';
import { filledIn, pathTo, withSearch } from '../../../app/navigation/path-to.ts';

/** The menu of a Chance: what it is, how far it is. */
export function WorkspaceMenu({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const { pathname, searchStr } = useLocation();
  const current = usePage();
  const badgeOf = (count: number | null) =>
    count === null ? <StateBadge tone="pending">{t`fehlt`}</StateBadge> : <Badge kind="count">{count}</Badge>;
  const toEntry = (page: Page, { id, to, label, search, count }: PageEntry): SideMenuItem => ({
    id: entryId(page, id),
    label: typeof label === 'string' ? label : i18n._(label),
    href: withSearch(hrefOf({ to: to ?? page.to }, chance), search),
    ...(count === undefined ? {} : { badge: badgeOf(count) }),
  });
  const toItem = (page: Page): SideMenuItem => {
    const reason = page.lockedBy?.(chance) ?? null;
    return {
      id: page.to,
      label: i18n._(page.label),
      href: hrefOf(page, chance),
      icon: <page.icon />,
      ...(reason === null ? {} : { lockedReason: i18n._(reason) }),
      ...(page.Mark ? { badge: <Mark page={page} chance={chance} /> } : {}),
      items: openEntries(page, chance).map((entry) => toEntry(page, entry)),
    };
  };
  const groups: SideMenuGroup[] = [
    { id: 'information', title: t`Informationen`, items: usePages('chanceInformation').map(toItem) },
    { id: 'progress', title: t`Fortschritt`, items: usePages('chanceProgress').map(toItem) },
    { id: 'manage', title: t`Verwalten`, items: usePages('chanceManage').map(toItem) },
  ].filter(({ items }) => items.length > 0);
  return (
    <SideMenu
      label={t`Menü der Chance`}
      groups={groups}
      selectedId={current && selectedOf(current, chance, pathname + searchStr)}
      start={
        <TextLink href={pathTo({ to: '/tender/all' })} tone="quiet">
          <span className="flex min-h-8 items-center gap-2.5 px-2 font-medium">
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t`Alle Chancen`}
          </span>
        </TextLink>
      }
    />
  );
}

function Mark({ page: { Mark: Part }, chance }: { page: Page; chance: Chance }) {
  return <Suspense>{Part ? <Part chance={chance} /> : null}</Suspense>;
}

/**
 * Of a page with entries the one whose address is open, else its first.
 * @param path the open address with its search
 */
function selectedOf(page: Page, chance: Chance, path: string): string {
  const entries = openEntries(page, chance);
  const entry = entries.find(({ search }) => withSearch(hrefOf(page, chance), search) === path) ?? entries[0];
  return entry ? entryId(page, entry.id) : page.to;
}

function openEntries(page: Page, chance: Chance): PageEntry[] {
  return (page.lockedBy?.(chance) ?? null) === null ? (page.entries?.(chance) ?? []) : [];
}

const hrefOf = (page: Pick<Page, 'to'>, chance: Chance) => filledIn(page.to, { tenderId: chance.id });
const entryId = (page: Page, id: string) => `${page.to}?${id}`;
