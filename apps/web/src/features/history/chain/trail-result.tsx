import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { type Description, DescriptionList } from '@zuschlag/ui/layout/description-list';
import type { BrokenEntry, TrailFault, TrailVerdict } from '@zuschlag/validation/chance/history/trail-chain';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** What a check found: that the chain holds, or the first entry that is broken and what to do. */
export function TrailResult({ from, verdict, endedAt }: { from: number; verdict: TrailVerdict; endedAt: Date }) {
  const { t } = useLingui();
  const { number, dateTime } = useFormat();
  const { broken, checked } = verdict;
  const sound = number(checked.position - from);
  const end = number(checked.position);
  const at = dateTime(endedAt);
  if (broken) return <BrokenResult broken={broken} sound={broken.fault === 'OTHER_CHAIN' ? null : end} />;
  return (
    <Banner tone="ok" title={t`Die Kette ist heil`} isLive>
      {from === 0
        ? t`Alle ${end} Einträge stimmen mit ihren Prüfsummen überein. Geprüft am ${at}.`
        : t`Die Stelle gehört zu dieser Kette, und ${sound} spätere Einträge stimmen. Geprüft am ${at}.`}
    </Banner>
  );
}

function BrokenResult({ broken, sound }: { broken: BrokenEntry; sound: string | null }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const position = number(broken.position);
  const faults: Record<TrailFault, string> = {
    CHANGED: t`Eintrag ${position} wurde nachträglich geändert oder vertauscht.`,
    REMOVED: t`Eintrag ${position} wurde gelöscht.`,
    GAP: t`In der Kette fehlt Eintrag ${position}.`,
    CUT: t`Das Ende der Kette ab Eintrag ${position} wurde abgeschnitten.`,
    UNCHAINED: t`Ein Eintrag wurde an der Kette vorbei eingeschoben.`,
    OTHER_CHAIN: t`Diese Stelle gehört nicht zu dieser Kette.`,
  };
  if (broken.fault === 'OTHER_CHAIN')
    return (
      <Banner tone="danger" title={faults.OTHER_CHAIN} isLive>
        {t`Vergleichen Sie die abgetippten Zeichen. Stimmen sie, wurde die Kette neu geschrieben oder der Ausdruck stammt von einem anderen Mandanten.`}
      </Banner>
    );
  return (
    <>
      <Banner tone="danger" title={faults[broken.fault]} isLive>
        {broken.position > 1 ? t`Bis Eintrag ${sound} stimmt alles.` : null}{' '}
        {t`Sichern Sie jetzt die Datenbank, ändern Sie nichts daran, und vergleichen Sie den Eintrag mit der letzten Sicherung und mit gedruckten Kurzfassungen.`}
      </Banner>
      <BrokenCard broken={broken} />
    </>
  );
}

/** The entry as it stands in the database now. */
function BrokenCard({ broken }: { broken: BrokenEntry }) {
  const { t } = useLingui();
  const { number, dateTime } = useFormat();
  const { source, sourceId, at, entity, action, person, chanceId, chanceName } = broken;
  if (source === null || sourceId === null) return null;
  const sources = {
    entry: t`Eintrag im Verlauf`,
    bidDecision: t`Bid-Entscheidung`,
    marginDecision: t`Margenentscheidung`,
  };
  const items: Description[] = [
    { term: t`Stelle`, value: number(broken.position) },
    { term: t`Art`, value: sources[source] },
  ];
  if (at !== null)
    items.push({ term: t`Zeitpunkt`, value: dateTime(at) }, { term: t`Person`, value: person ?? t`System` });
  if (chanceId !== null)
    items.push({
      term: t`Chance`,
      value: (
        <TextLink href={pathTo({ to: '/tender/$tenderId/history', params: { tenderId: chanceId } })}>
          {chanceName}
        </TextLink>
      ),
    });
  if (entity !== null)
    items.push({ term: t`Vorgang`, value: <code className="text-13">{`${entity}.${action}`}</code> });
  items.push({ term: t`Kennung`, value: <code className="break-all text-13">{sourceId}</code> });
  const title = at === null ? t`Was dort stand, ist weg` : t`Der Eintrag, wie er jetzt dasteht`;
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <div className="px-4 py-2.5">
        <DescriptionList items={items} layout="one-column" />
      </div>
    </Card>
  );
}
