import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { trailEntityMessages } from '@zuschlag/i18n/history/trail-entities';
import { historyMessages } from '@zuschlag/i18n/messages/history';
import { Button, Select } from '@zuschlag/ui';
import { type TrailEntity, trailEntities } from '@zuschlag/validation/chance/history/trail-kinds';
import { trpc } from '../../app/api/trpc.ts';
import { systemText } from '../../app/preferences/system-text.ts';
import type { HistorySearch } from './history-search.ts';
import { PeriodFields } from './period-fields.tsx';

const all = 'all';

/** Narrows the history to what was changed and to who changed it; both stand in the address. */
export function HistoryFilters({ chanceId, search }: { chanceId: string; search: HistorySearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { data: people = [] } = trpc.history.peopleOfChance.useQuery({ chanceId });
  const show = (next: HistorySearch) =>
    void navigate({ to: '/tender/$tenderId/history', params: { tenderId: chanceId }, search: next, replace: true });
  const without = (key: keyof HistorySearch): HistorySearch => ({ ...search, [key]: undefined });
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full">
      <div className="w-52 max-sm:min-w-0 max-sm:flex-1">
        <Select
          label={t`Was`}
          isLabelHidden
          size="small"
          tone="quiet"
          items={[
            { id: all, label: t`Alle Änderungen` },
            ...trailEntities.map((id) => ({ id, label: systemText(i18n, trailEntityMessages[id]) })),
          ]}
          value={search.what ?? all}
          onChange={(id) => show(id === all ? without('what') : { ...search, what: id as TrailEntity })}
        />
      </div>
      <div className="w-52 max-sm:min-w-0 max-sm:flex-1">
        <Select
          label={t`Wer`}
          isLabelHidden
          size="small"
          tone="quiet"
          items={[
            { id: all, label: t`Alle Personen` },
            { id: 'system', label: systemText(i18n, historyMessages.system) },
            ...people.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={search.who === undefined ? all : String(search.who)}
          onChange={(id) => show(id === all ? without('who') : { ...search, who: id === 'system' ? id : Number(id) })}
        />
      </div>
      <PeriodFields isCompact period={search} onPeriod={(period) => show({ ...search, ...period })} />
      {Object.values(search).every((one) => one === undefined) ? null : (
        <Button variant="ghost" size="small" onPress={() => show({})}>
          {t`Zurücksetzen`}
        </Button>
      )}
    </div>
  );
}
