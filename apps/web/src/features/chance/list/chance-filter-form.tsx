import { useLingui } from '@lingui/react/macro';
import { CheckboxField, DateRangeField, MultiSelect, NumberField, TextField } from '@zuschlag/ui';
import { berlinDayOf, yearsAfter } from '@zuschlag/validation/measures/berlin-day';
import { type ChanceState, chanceStates } from '@zuschlag/validation/vocabulary';
import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import type { ListFilters } from './chance-filter-search.ts';
import { filterProblems, lastFilterDay } from './filter-problems.ts';
import { OwnerFilter } from './owner-filter.tsx';

/** How far ahead the calendars of the filters go; later days may be typed. */
const CALENDAR_YEARS = 5;

/** From how many organizations on they are found by typing. */
const findFrom = 12;

/** All filters; several values of one filter mean any of them. */
export function ChanceFilterFields({ draft, set }: { draft: ListFilters; set: (part: ListFilters) => void }) {
  const { t, i18n } = useLingui();
  const { data: organizations = [] } = useOrganizations({ isOperational: true });
  const format = useFormat();
  const today = berlinDayOf(new Date());
  const problems = filterProblems(draft, today);
  const wordsOf = (field: 'deadlineDate' | 'startDate') => {
    if (problems[field] === 'TURNED') return t`Das Ende liegt vor dem Anfang.`;
    return problems[field] === 'BEYOND' ? t`Höchstens ${format.day(lastFilterDay(today))}.` : undefined;
  };
  const days = { max: lastFilterDay(today), pickTo: yearsAfter(today, CALENDAR_YEARS) };
  const choice = { allText: t`Alle`, noneText: t`Keine`, placeholder: t`Alle` };
  return (
    <>
      <TextField label={t`Name oder Nummer`} value={draft.name ?? ''} onChange={(name) => set({ name })} autoFocus />
      <TextField label={t`Kunde`} value={draft.customerName ?? ''} onChange={(customerName) => set({ customerName })} />
      <div className="grid grid-cols-2 gap-3">
        <MultiSelect
          {...choice}
          label={t`Status`}
          items={chanceStates.map((state) => ({ id: state, label: i18n._(chanceStateLooks[state].label) }))}
          value={draft.state ?? []}
          onChange={(state: ChanceState[]) => set({ state })}
        />
        <MultiSelect
          {...choice}
          label={t`Gesellschaften`}
          find={organizations.length > findFrom ? { label: t`Gesellschaft suchen` } : undefined}
          items={organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
          value={(draft.operationalOrgs ?? []).map(String)}
          onChange={(ids) => set({ operationalOrgs: ids.map(Number) })}
        />
      </div>
      <OwnerFilter
        ids={draft.chanceAdmins ?? []}
        onChange={(chanceAdmins) => set({ chanceAdmins })}
        placeholder={choice.placeholder}
        noneText={choice.noneText}
      />
      <DateRangeField
        {...days}
        label={t`Abgabe`}
        errorMessage={wordsOf('deadlineDate')}
        value={toRange(draft.deadlineDate)}
        onChange={(range) => set({ deadlineDate: range ? { gte: range.from, lte: range.to } : null })}
      />
      <DateRangeField
        {...days}
        label={t`Beginn`}
        errorMessage={wordsOf('startDate')}
        value={toRange(draft.startDate)}
        onChange={(range) => set({ startDate: range ? { gte: range.from, lte: range.to } : null })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          onlyDigits
          label={t`Umsatz ab`}
          unit="€"
          value={draft.revenue?.gte ?? null}
          onChange={(gte) => set({ revenue: { ...draft.revenue, gte } })}
        />
        <NumberField
          onlyDigits
          label={t`Umsatz bis`}
          unit="€"
          value={draft.revenue?.lte ?? null}
          errorMessage={problems.revenue ? t`Ist kleiner als der Anfang.` : undefined}
          onChange={(lte) => set({ revenue: { ...draft.revenue, lte } })}
        />
        <NumberField
          onlyDigits
          percent
          label={t`Aufschlag ab`}
          value={draft.surcharge?.gte ?? null}
          onChange={(gte) => set({ surcharge: { ...draft.surcharge, gte } })}
        />
        <NumberField
          onlyDigits
          percent
          label={t`Aufschlag bis`}
          value={draft.surcharge?.lte ?? null}
          errorMessage={problems.surcharge ? t`Ist kleiner als der Anfang.` : undefined}
          onChange={(lte) => set({ surcharge: { ...draft.surcharge, lte } })}
        />
      </div>
      <CheckboxField
        label={t`Nur das Archiv`}
        description={t`Archivierte Chancen stehen sonst in keiner Liste.`}
        isSelected={draft.archived === true}
        onChange={(archived) => set({ archived })}
      />
    </>
  );
}

function toRange(range: { gte?: string | null; lte?: string | null } | null | undefined) {
  return range?.gte && range.lte ? { from: range.gte, to: range.lte } : null;
}
