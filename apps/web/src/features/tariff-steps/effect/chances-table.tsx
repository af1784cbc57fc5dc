import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui';
import type { TariffStepChance, TariffStepSums } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { LetterButtons } from '../letters/letter-buttons.tsx';
import { NoLetter } from '../letters/no-letter.tsx';
import { SumsTable } from './sums-table.tsx';

const perPage = 50;

/** The Chances and contracts a draft concerns, those that lose most first. */
export function ChancesTable({
  stepId,
  chances,
  total,
}: {
  stepId: string;
  chances: readonly TariffStepChance[];
  total: TariffStepSums;
}) {
  const { t } = useLingui();
  const hasLetters = chances.some(({ hasLetter, noLetter }) => hasLetter || noLetter !== null);
  const [shown, setShown] = useState(perPage);
  const more = Math.min(perPage, chances.length - shown);
  return (
    <>
      <SumsTable
        name={t`Wirkung je Vertrag und Chance`}
        head={t`Vertrag oder Chance`}
        rows={chances.slice(0, shown).map((chance) => ({
          id: chance.chanceId,
          label: <ChanceName chance={chance} />,
          sums: chance.sums,
          after: chance.hasLetter ? <LetterButtons stepId={stepId} chance={chance} /> : <NoLetter chance={chance} />,
        }))}
        total={total}
        {...(hasLetters ? { after: t`Anschreiben` } : {})}
      />
      {more > 0 ? (
        <div className="px-4 py-2">
          <Button size="small" variant="ghost" onPress={() => setShown(shown + perPage)}>
            {t`${more} weitere zeigen`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ChanceName({ chance }: { chance: TariffStepChance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { chanceId, name, shortNumber, customer, kind, escalationClause, endDate, unpriced } = chance;
  const price =
    kind === 'OPEN'
      ? t`offen, neu gerechnet`
      : escalationClause === null
        ? t`Festpreis`
        : t`Klausel ${format.percent(escalationClause)}`;
  return (
    <>
      <Link
        to="/tender/$tenderId"
        params={{ tenderId: chanceId }}
        className="font-medium text-accent-text underline-offset-2 hover:underline"
      >
        {name}
      </Link>
      <span className="block text-12 text-ink-3">
        {shortNumber} · {customer}
      </span>
      <span className="block text-12 text-ink-3">
        {price} · {t`bis ${format.day(endDate)}`}
      </span>
      {unpriced > 0 ? <span className="block text-12 text-warn-text">{t`${unpriced} ohne Preis`}</span> : null}
    </>
  );
}
