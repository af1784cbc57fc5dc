import { Calculator, MapPin, Plus } from 'lucide-react';
import { Button, TextLink } from '../actions/button.tsx';
import { Badge, StateBadge } from '../feedback/badge.tsx';
import { Banner } from '../feedback/banner.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ProgressBar } from '../feedback/progress.tsx';
import { StillToast } from '../feedback/toast-region.tsx';
import { Card } from '../layout/card.tsx';
import { Columns, Line, Story } from './story.tsx';

/** Badges, notices and the empty state. */
export function StatusStories() {
  return (
    <>
      <Story title="Status">
        <Line>
          <StateBadge tone="pending">Bid offen</StateBadge>
          <StateBadge tone="editing">In Bearbeitung</StateBadge>
          <StateBadge tone="ready">Einreichbereit</StateBadge>
          <StateBadge tone="submitted">Eingereicht</StateBadge>
          <StateBadge tone="won">Gewonnen</StateBadge>
          <StateBadge tone="lost">Verloren</StateBadge>
          <StateBadge tone="none">Kein Angebot</StateBadge>
        </Line>
        <Line>
          <Badge>Permanent</Badge>
          <Badge icon={<MapPin />}>Berlin</Badge>
          <Badge kind="count">12</Badge>
          <Badge kind="count-new">3</Badge>
        </Line>
        <ProgressBar label="Neu berechnen" value={3} max={5} valueText="3 von 5 Leistungen" />
      </Story>
      <Story title="Leer, Hinweise, Meldungen">
        <Columns>
          <Card>
            <EmptyState
              icon={<Calculator />}
              title="Noch keine Leistung"
              text="Legen Sie die erste Leistung an. Danach erscheinen hier Kosten, Umsatz und Marge."
              action={
                <Button variant="primary" size="small" icon={<Plus />}>
                  Leistung anlegen
                </Button>
              }
            />
          </Card>
          <div className="grid gap-2">
            <Banner>Nur der Chance-Admin kann einreichen. Das ist Mareike Dohm.</Banner>
            <Banner tone="warn">Ein Tarif hat sich geändert: +1.204,80 € Kosten.</Banner>
            <Banner tone="danger">
              Die Liste ließ sich nicht laden.{' '}
              <TextLink tone="underlined" href="#again">
                Erneut versuchen
              </TextLink>
            </Banner>
            <Banner tone="ok">Alle Gesellschaften haben freigegeben.</Banner>
            <StillToast tone="success" title="Schicht hinzugefügt" />
            <StillToast tone="error" title="Nicht gespeichert." text="Ihre Eingaben bleiben." />
          </div>
        </Columns>
      </Story>
    </>
  );
}
