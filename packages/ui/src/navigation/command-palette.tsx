import { LoaderCircle, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { MenuItem, MenuSection } from '../actions/menu.tsx';
import { overlayBackdrop } from '../overlays/overlay-backdrop.ts';
import { useUiWords } from '../words.tsx';

export interface Command {
  id: string;
  label: string;
  description?: ReactNode;
  /** Right end: a state, a figure. */
  aside?: ReactNode;
  icon?: ReactNode;
  shortcut?: string;
  href?: string;
  onAction?: () => void;
  /** Further words one may search it by. */
  keywords?: string;
}

export interface CommandGroup {
  id: string;
  title: string;
  items: readonly Command[];
}

export interface CommandPaletteProps {
  label: string;
  placeholder: string;
  groups: readonly CommandGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The typed text, for groups that come from the server. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** The groups are already the matches of what is typed. */
  isFiltered?: boolean;
  isLoading?: boolean;
  emptyText?: ReactNode;
  /** Under the list, e.g. which keys do what. */
  footer?: ReactNode;
}

/** One field to go anywhere and do anything. */
export function CommandPalette(props: CommandPaletteProps) {
  const { groups, isOpen, onOpenChange, isFiltered = false } = props;
  const words = useUiWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const shown = groups.filter((group) => group.items.length > 0);
  const menu = useRef<HTMLDivElement>(null);
  // The library marks the first match as the user types, but not when the first letter comes before the list, nor when an
  // answer of the server replaces the match; it also sends Enter to a match that is gone. So Enter opens what one sees.
  const openMarked = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const items = menu.current;
    const marked =
      items?.querySelector<HTMLElement>('[role="menuitem"][data-focused]') ??
      items?.querySelector<HTMLElement>('[role="menuitem"]');
    marked?.click();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={`${overlayBackdrop} flex items-start justify-center p-4 pt-[12vh] max-sm:p-2`}
    >
      <Modal className="w-full max-w-xl overflow-hidden rounded-card bg-float text-ink shadow-dialog transition-[opacity,transform] entering:-translate-y-1 entering:opacity-0 exiting:opacity-0">
        <AriaDialog aria-label={props.label} className="flex max-h-[min(28rem,70dvh)] flex-col outline-none">
          {({ close }) => (
            <Autocomplete
              inputValue={props.inputValue}
              onInputChange={props.onInputChange}
              filter={isFiltered ? undefined : contains}
            >
              <SearchField autoFocus aria-label={props.label} className="flex items-center gap-2.5 border-b px-4">
                {props.isLoading ? (
                  <LoaderCircle aria-label={words.pending} className="size-4 shrink-0 animate-turn text-ink-3" />
                ) : (
                  <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
                )}
                <Input
                  placeholder={props.placeholder}
                  onKeyDownCapture={openMarked}
                  className="h-12 min-w-0 flex-1 bg-transparent text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              <Menu
                ref={menu}
                aria-label={props.label}
                onAction={close}
                renderEmptyState={() => (
                  <div className="px-3 py-6 text-center text-ink-3">{props.emptyText ?? words.noMatches}</div>
                )}
                className="mark-first min-h-0 flex-1 overflow-auto p-1.5 outline-none"
              >
                {shown.map((group) => (
                  <MenuSection key={group.id} title={group.title}>
                    {group.items.map((command) => (
                      <MenuItem
                        key={command.id}
                        id={command.id}
                        href={command.href}
                        icon={command.icon}
                        shortcut={command.shortcut}
                        description={command.description}
                        aside={command.aside}
                        onAction={command.onAction}
                        textValue={
                          command.keywords === undefined ? command.label : `${command.label} ${command.keywords}`
                        }
                      >
                        {command.label}
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
              {props.footer === undefined ? null : (
                <div className="flex items-center gap-4 border-t px-4 py-2 text-12 text-ink-3">{props.footer}</div>
              )}
            </Autocomplete>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
