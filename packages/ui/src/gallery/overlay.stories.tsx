import { Plus, Sparkles, Zap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../actions/menu.tsx';
import { toasts } from '../feedback/toast.tsx';
import { TextField } from '../fields/text-field.tsx';
import { CommandPalette } from '../navigation/command-palette.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog, DialogTrigger } from '../overlays/dialog.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { Line, Story } from './story.tsx';

/** Everything that floats, behind the button that opens it. */
export function OverlayStories() {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [columns, setColumns] = useState<string[]>(['margin']);
  return (
    <Story title="Was schwebt">
      <Line>
        <MenuTrigger trigger={<Button icon={<Plus />}>Neu</Button>}>
          <MenuItem icon={<Plus />} shortcut="N">
            Neue Chance
          </MenuItem>
          <MenuItem icon={<Zap />}>Schnell-Chance</MenuItem>
          <MenuItem icon={<Sparkles />} isDisabled reason="Nur mit KI-Zugang">
            KI-Import
          </MenuItem>
          <MenuSeparator />
          <MenuSection title="Spalten" selectionMode="multiple" selected={columns} onSelect={setColumns}>
            <MenuItem id="margin">Marge</MenuItem>
            <MenuItem id="hours">Stunden</MenuItem>
          </MenuSection>
          <MenuSeparator />
          <Submenu item={<MenuItem>Weitere</MenuItem>}>
            <MenuItem>Kopieren</MenuItem>
          </Submenu>
          <MenuItem tone="danger">Löschen</MenuItem>
        </MenuTrigger>
        <DialogTrigger>
          <Button>Dialog</Button>
          <Dialog
            title="Leistung anlegen"
            subtitle="TW Mitte"
            footer={(close) => (
              <>
                <Button onPress={close}>Abbrechen</Button>
                <Button variant="primary" onPress={close}>
                  Anlegen
                </Button>
              </>
            )}
          >
            <TextField label="Name" />
          </Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="danger-quiet">Entfernen</Button>
          <ConfirmDialog
            title="Leistung entfernen?"
            text="„Empfang Verwaltung“ mit 2 Schichten und 291.025,83 € Umsatz wird entfernt."
            confirmLabel="Entfernen"
            cancelLabel="Abbrechen"
            danger
            onConfirm={() => toasts.success('Leistung entfernt')}
          />
        </DialogTrigger>
        <DialogTrigger>
          <Button>Seitenblatt</Button>
          <Sheet title="Preise">Umsatz im Monat 39.538,85 €</Sheet>
        </DialogTrigger>
        <DialogTrigger>
          <Button>Blatt links</Button>
          <Sheet title="Menü" side="left" size="small">
            Bereiche
          </Sheet>
        </DialogTrigger>
        <DialogTrigger>
          <Button>Aufsatz</Button>
          <Popover label="Hinweise" size="regular">
            Drei neue Nachrichten
          </Popover>
        </DialogTrigger>
        <Button onPress={() => setPaletteOpen(true)}>Befehle</Button>
        <Button onPress={() => toasts.success('Schicht hinzugefügt')}>Erfolg</Button>
        <Button onPress={() => toasts.error('Nicht gespeichert.', 'Ihre Eingaben bleiben.')}>Fehler</Button>
      </Line>
      <CommandPalette
        label="Suchen oder öffnen"
        placeholder="Chance, Seite oder Aktion"
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        groups={[
          {
            id: 'chances',
            title: 'Chancen',
            items: [
              { id: 'c1', label: 'Objektschutz und Empfang', description: 'Klinikum Havelaue', href: '#c1' },
              { id: 'c2', label: 'Revierdienst Umspannwerke', description: 'Stadtwerke Elmshagen', href: '#c2' },
            ],
          },
          {
            id: 'actions',
            title: 'Aktionen',
            items: [{ id: 'new', label: 'Neue Chance', icon: <Plus />, shortcut: 'N' }],
          },
        ]}
      />
    </Story>
  );
}
