import type { SavedRows, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift } from '@zuschlag/validation/services/shift';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { ServiceTable } from '../features/services/grid/service-table.tsx';
import type { Answers } from './network.ts';
import { WithServer } from './server.tsx';
import { aService, aShift } from './service.ts';

/** What a save of shifts sends. */
export type Saved = SavedRows<TableRows['shifts']>;

const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
export const saves: Saved[] = [];
export const drafts: (readonly object[] | null)[] = [];
let later: (service: Service) => void = () => undefined;

/** What others saved reaches the page. */
export function tellOthers(service: Service): void {
  later(service);
}

/** Forgets what the test before sent. */
export function forgetSaves(): void {
  saves.length = 0;
  drafts.length = 0;
}

/** Answers a save with the rows as the server would store them. */
export function stored({ added, changed }: Saved): Service {
  const rows = [...changed.map(({ id, row }) => ({ row, replacedIds: [id] })), ...added.map((row) => ({ row }))];
  const shifts = rows.map(({ row, ...replaced }, at) =>
    aShift({ ...(row as Partial<Shift>), ...replaced, id: `n${at}` }),
  );
  return aService({ version: 2, shifts });
}

/** A service whose shifts stand as a table. */
export function ShiftTable({ service: first, answers = {} }: { service: Service; answers?: Answers }) {
  const [service, setService] = useState(first);
  later = setService;
  return (
    <WithServer
      answers={{
        'services.saveShifts': (input: Saved) => {
          saves.push(input);
          return stored(input);
        },
        ...answers,
      }}
    >
      <ServiceTable
        kind="shifts"
        service={service}
        contract={contract}
        label="Schichten"
        onDraft={(rows) => drafts.push(rows?.shifts ?? null)}
        onClose={() => undefined}
      />
    </WithServer>
  );
}

export const cell = (row: number, column: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(column);
export const texts = (row: number) =>
  page
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .elements()
    .slice(0, 4)
    .map((one) => one.firstChild?.textContent ?? '');

/** Presses keys one after the other and counts them; a key that is held counts as well. */
export function keyboard() {
  let count = 0;
  return {
    count: () => count,
    press: async (...keys: string[]) => {
      for (const key of keys) {
        count += key.replaceAll(/\{\/[^}]+\}/g, '').match(/\{[^}]+\}|./g)?.length ?? 0;
        await userEvent.keyboard(key);
      }
    },
  };
}
