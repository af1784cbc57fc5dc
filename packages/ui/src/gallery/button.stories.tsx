import { Ellipsis, Lock, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { Button, IconButton, LinkButton, TextLink } from '../actions/button.tsx';
import { Kbd } from '../layout/kbd.tsx';
import { Line, Story } from './story.tsx';

/** Buttons in every variant, size and state. */
export function ButtonStories() {
  return (
    <Story title="Schaltflächen">
      <Line>
        <Button variant="primary">Primär</Button>
        <Button variant="primary" icon={<Plus />}>
          Neue Chance
        </Button>
        <Button variant="primary" isPending>
          Speichern
        </Button>
        <Button variant="primary" icon={<Lock />} isDisabled reason="Erst kalkuliert TW Nord, dann können Sie anfragen">
          Gesperrt
        </Button>
      </Line>
      <Line>
        <Button icon={<Pencil />}>Sekundär</Button>
        <Button isPending>Sekundär</Button>
        <Button isDisabled reason="Die Chance ist eingereicht">
          Gesperrt
        </Button>
        <Button variant="ghost">Still</Button>
        <Button variant="ghost" isDisabled reason="Die Chance ist eingereicht">
          Still, gesperrt
        </Button>
      </Line>
      <Line>
        <Button variant="danger">Löschen</Button>
        <Button variant="danger-quiet" icon={<Trash2 />}>
          Entfernen
        </Button>
        <Button size="small">Klein 32</Button>
        <IconButton label="Mehr" icon={<Ellipsis />} />
        <IconButton label="Neu laden" icon={<RefreshCw />} isSelected />
        <IconButton label="Neu laden" icon={<RefreshCw />} isDisabled reason="Läuft schon" />
        <IconButton label="Nachrichten" icon={<Ellipsis />} count={4} />
        <LinkButton href="#links">Verweis</LinkButton>
        <TextLink href="#links">Textverweis</TextLink>
        <Kbd keys="Strg K" />
      </Line>
    </Story>
  );
}
