import { useLingui } from '@lingui/react/macro';
import { Badge, SideMenu, type SideMenuGroup, StateBadge, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { AlignLeft, Calculator, ChevronLeft, Gavel, Info, Percent, Send } from 'lucide-react';
import { chancePaths } from './chance-paths.ts';

/** The menu of a Chance: what it is, how far it is. Pages that do not exist yet are not in it. */
export function WorkspaceMenu({ chance, path }: { chance: Chance; path: string }) {
  const { t } = useLingui();
  const paths = chancePaths(chance.id);
  const bidders = chance.organizations.filter((organization) => organization.isBidding);
  const isBeforeCalculation = chance.state === 'pendingbiddecision' || chance.state === 'notbidding';
  const lockedReason =
    chance.state === 'pendingbiddecision'
      ? t`Kalkuliert wird, sobald die Bid-Entscheidung abgeschlossen ist.`
      : t`Hier wird nicht geboten, also auch nicht kalkuliert.`;

  const groups: SideMenuGroup[] = [
    {
      id: 'information',
      title: t`Informationen`,
      items: [
        { id: paths.details, label: t`Details`, href: paths.details, icon: <Info /> },
        { id: paths.summary, label: t`Zusammenfassung`, href: paths.summary, icon: <AlignLeft /> },
      ],
    },
    {
      id: 'progress',
      title: t`Fortschritt`,
      items: [
        { id: paths.bidDecisions, label: t`Bid-Entscheidungen`, href: paths.bidDecisions, icon: <Gavel /> },
        {
          id: paths.services,
          label: t`Kalkulationen`,
          href: paths.services,
          icon: <Calculator />,
          ...(isBeforeCalculation ? { lockedReason } : {}),
          items: isBeforeCalculation
            ? []
            : [
                {
                  id: `${paths.services}?`,
                  label: t`Alle Leistungen`,
                  href: paths.services,
                  badge: <Badge kind="count">{total(bidders.map(({ serviceCount }) => serviceCount))}</Badge>,
                },
                ...bidders.map((organization) => ({
                  id: paths.servicesOf(organization.id),
                  label: organization.shortName,
                  href: paths.servicesOf(organization.id),
                  badge:
                    organization.serviceCount > 0 ? (
                      <Badge kind="count">{organization.serviceCount}</Badge>
                    ) : (
                      <StateBadge tone="pending">{t`fehlt`}</StateBadge>
                    ),
                })),
              ],
        },
        { id: paths.marginDecisions, label: t`Margenentscheidungen`, href: paths.marginDecisions, icon: <Percent /> },
        { id: paths.submission, label: t`Einreichung`, href: paths.submission, icon: <Send /> },
      ],
    },
  ];

  return (
    <SideMenu
      label={t`Menü der Chance`}
      groups={groups}
      selectedId={selectedOf(groups, path)}
      start={
        <TextLink href="/tender/all" tone="quiet">
          <span className="flex min-h-8 items-center gap-2.5 px-2 font-medium">
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t`Alle Chancen`}
          </span>
        </TextLink>
      }
    />
  );
}

/** The entry of the page: the exact address first, else the one it lies under. */
function selectedOf(groups: readonly SideMenuGroup[], path: string): string | undefined {
  const items = groups.flatMap((group) => group.items.flatMap((item) => [item, ...(item.items ?? [])]));
  const exact = items.find((item) => item.id === path);
  if (exact) return exact.id;
  const [plain = ''] = path.split('?');
  const area = plain.replace(/\/services\/.+$/, '/services/all');
  return (
    items.find((item) => item.href === area && item.items === undefined)?.id ??
    items.find((item) => plain.startsWith(item.href))?.id
  );
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
