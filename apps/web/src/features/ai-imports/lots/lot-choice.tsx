import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { limits } from '@zuschlag/validation/limits';
import { type Ref, useImperativeHandle } from 'react';
import { labelOfField } from '../../chance/form/field-labels.ts';
import { LotRow } from './lot-row.tsx';
import { isFull, type LotKey, lotsWith } from './lot-values.ts';
import { type BeginOfLot, useLots } from './use-lots.ts';

/** More lots scroll in their list. */
const MOST_IN_SIGHT = 8;

/** Shows a lot in the fields of the form. */
export type ShowLot = { show: (lot: LotKey) => void };

/** What several lots become: one Chance for all of them, or a Chance for each that is taken. */
export function LotChoice({
  imported: { lots },
  beginOf,
  ref,
}: {
  imported: Pick<AiImport, 'lots'>;
  beginOf: BeginOfLot;
  ref?: Ref<ShowLot>;
}) {
  const { t, i18n } = useLingui();
  const { taken, shown, change } = useLots(beginOf);
  useImperativeHandle(ref, () => ({ show: (lot) => change(taken, lot) }));
  const most = limits.lotsAtCreation;
  const take = (lot: LotKey, isTaken: boolean) => {
    const next = lotsWith(taken, lot, isTaken);
    change(next, isTaken || lot !== shown ? shown : (next[0] ?? null));
  };
  const ownNames = Object.keys(beginOf(shown))
    .filter((path) => !path.startsWith('estimate.'))
    .flatMap((path) => {
      const label = labelOfField(path);
      return label ? [i18n._(label)] : [];
    })
    .join(', ');
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t`Was wird angelegt?`}
        value={shown === null ? 'whole' : 'lots'}
        onChange={(kind) =>
          kind === 'whole' ? change(taken, null) : change(taken.length > 0 ? taken : ['0'], taken[0] ?? '0')
        }
        options={[
          { id: 'whole', label: t`Eine Chance für alle Lose` },
          {
            id: 'lots',
            label: t`Eine Chance je Los`,
            description: t`Die Chancen sind als Lose verknüpft, jede hat alle Unterlagen.`,
          },
        ]}
      />
      {shown === null ? null : (
        <>
          <ul
            aria-label={t`Lose`}
            className={`grid divide-y rounded-control border ${lots.length > MOST_IN_SIGHT ? 'max-h-96 overflow-y-auto' : 'overflow-hidden'}`}
          >
            {lots.map((lot, at) => {
              const key = String(at);
              const isTaken = taken.includes(key);
              return (
                <LotRow
                  key={key}
                  lot={lot}
                  isTaken={isTaken}
                  isShown={key === shown}
                  isDisabled={isTaken ? taken.length === 1 : isFull(taken)}
                  onTake={(isOn) => take(key, isOn)}
                  onShow={() => change(taken, key)}
                />
              );
            })}
          </ul>
          {isFull(taken) ? <p className="text-12 text-ink-2">{t`Höchstens ${most} Lose auf einmal.`}</p> : null}
          {taken.length > 1 ? (
            <p className="max-w-prose text-12 text-ink-2">
              {t`Jedes Los hat für sich: ${ownNames} und die Schätzung. Alles andere gilt für alle gewählten Lose.`}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
