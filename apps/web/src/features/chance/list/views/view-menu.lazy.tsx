import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer, MenuSection, MenuSeparator } from '@zuschlag/ui/actions/menu';
import type { ListView } from '@zuschlag/validation/views/views';
import { Link2, Pencil, Plus, Save, Trash2, Undo2 } from 'lucide-react';
import { useCopy } from '../../../../app/clipboard/use-copy.ts';
import { useSession } from '../../../../app/session/session.tsx';
import type { MenuPlace } from '../../../../app/shell/menu-button.tsx';
import type { ListSearch } from '../chance-filter-search.ts';
import type { ListState } from './list-state.ts';
import type { ViewAct } from './view-dialogs.lazy.tsx';

const everything = 'all';

/** The menu of views: the own ones, those of the organization, and what may be done with the one on screen. */
export function ViewMenuContent({
  state,
  views,
  onSearch,
  onAct,
  ...place
}: MenuPlace & {
  state: ListState;
  views: readonly ListView[];
  onSearch: (search: ListSearch) => void;
  onAct: (act: ViewAct) => void;
}) {
  const { t } = useLingui();
  const { organizationShortName } = useSession();
  const copy = useCopy();
  const { view, isChanged } = state;
  const link = linkTo(state);
  const select = ([id]: string[]) => onSearch(id === undefined || id === everything ? {} : { view: id });
  const selected = [view?.id ?? everything];
  const sections = [
    { id: 'own', title: t`Meine Ansichten`, views: views.filter(({ isShared }) => !isShared) },
    { id: 'shared', title: organizationShortName, views: views.filter(({ isShared }) => isShared) },
  ];
  return (
    <MenuLayer {...place} label={t`Ansichten`} placement="bottom start">
      <MenuSection label={t`Alle Chancen`} selectionMode="single" selected={selected} onSelect={select}>
        <MenuItem id={everything}>{t`Alle Chancen`}</MenuItem>
      </MenuSection>
      {sections
        .filter((section) => section.views.length > 0)
        .map((section) => (
          <MenuSection
            key={section.id}
            title={section.title}
            selectionMode="single"
            selected={selected}
            onSelect={select}
          >
            {section.views.map((one) => (
              <MenuItem
                key={one.id}
                id={one.id}
                textValue={one.name}
                description={one.isOwn ? undefined : one.ownerName}
              >
                {one.name}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      <MenuSeparator />
      <MenuSection label={t`Ansicht bearbeiten`}>
        {view && isChanged && view.mayChange ? (
          <MenuItem icon={<Save />} onAction={() => onAct('save')}>{t`Änderungen speichern`}</MenuItem>
        ) : null}
        {view && isChanged ? (
          <MenuItem icon={<Undo2 />} onAction={() => onSearch({ view: view.id })}>{t`Änderungen verwerfen`}</MenuItem>
        ) : null}
        <MenuItem icon={<Plus />} onAction={() => onAct('create')}>{t`Als neue Ansicht speichern …`}</MenuItem>
        {view ? (
          <MenuItem
            icon={<Pencil />}
            isDisabled={!view.mayChange}
            reason={t`Ändern kann sie ${view.ownerName} oder ein Manager.`}
            onAction={() => onAct('rename')}
          >{t`Umbenennen …`}</MenuItem>
        ) : null}
        {view ? (
          <MenuItem
            icon={<Trash2 />}
            tone="danger"
            isDisabled={!view.mayChange}
            reason={t`Löschen kann sie ${view.ownerName} oder ein Manager.`}
            onAction={() => onAct('remove')}
          >{t`Löschen …`}</MenuItem>
        ) : null}
        <MenuItem
          icon={<Link2 />}
          onAction={() => void copy(link, t`Link kopiert.`, link)}
        >{t`Link kopieren`}</MenuItem>
      </MenuSection>
    </MenuLayer>
  );
}

/** A private view opens for its owner alone, so its link carries what it shows instead of its name. */
function linkTo({ view, filters, sort, columns, isChanged }: ListState): string {
  const search = new URLSearchParams();
  if (view?.isShared) search.set('view', view.id);
  if (!view?.isShared || isChanged) {
    search.set('filters', JSON.stringify(filters));
    search.set('sort', JSON.stringify(sort));
    search.set('columns', JSON.stringify(columns));
  }
  return `${window.location.origin}/tender/all?${search}`;
}
