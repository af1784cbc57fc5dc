import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ManageEntry } from '../../../app/features/feature.ts';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';

export type ManageActions = { chance: Chance; entries: readonly ManageEntry[]; onOpen: (id: string) => void };

/** The menu of what is changed of a Chance in addition to its details; what cannot be undone stands last. */
export function ManageMenuContent({ chance, entries, onOpen, ...place }: MenuPlace & ManageActions) {
  const { t, i18n } = useLingui();
  const isDanger = ({ tone }: ManageEntry) => tone === 'danger';
  return (
    <MenuLayer {...place} placement="bottom end" label={t`Chance verwalten`}>
      {entries
        .toSorted((one, other) => Number(isDanger(one)) - Number(isDanger(other)))
        .map((entry) => {
          const reason = entry.lockedBy?.(chance) ?? null;
          return (
            <MenuItem
              key={entry.id}
              icon={<entry.icon />}
              tone={entry.tone}
              isDisabled={reason !== null}
              reason={reason ? i18n._(reason) : undefined}
              onAction={() => onOpen(entry.id)}
            >
              {i18n._(entry.label(chance))}
            </MenuItem>
          );
        })}
    </MenuLayer>
  );
}
