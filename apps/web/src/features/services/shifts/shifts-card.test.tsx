import { Button } from '@zuschlag/ui';
import { Form } from '@zuschlag/ui/fields/form';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { WorkingTimeNote } from './checks/working-time-note.tsx';
import { ShiftsCard } from './shifts-card.tsx';
import { type ListedShift, ShiftsTable } from './shifts-table.tsx';

const staffing = { pauseIncluded: true, hoursPerMonth: 173, reserve: 1.25 };

/** A form around the card, as the page of a new service has it. */
function Page({ onSubmit }: { onSubmit: () => void }) {
  const [shifts, setShifts] = useState<ListedShift[]>([]);
  return (
    <Form onSubmit={onSubmit}>
      <ShiftsCard
        ShiftsTable={ShiftsTable}
        shifts={shifts}
        draftKey="new-shift"
        contract={{ startDate: '2027-01-01', endDate: '2027-12-31' }}
        pauseIncluded
        hasSubcontractor={false}
        minutesOf={() => null}
        staffing={staffing}
        note={<WorkingTimeNote shifts={shifts} basis={staffing} />}
        onAdd={(shift) => setShifts([...shifts, { ...shift, id: 'new' }])}
        onEdit={() => undefined}
        onRemove={() => setShifts([])}
      />
      <Button type="submit">Anlegen</Button>
    </Form>
  );
}

async function typeTime(name: string, digits: string) {
  await page.getByRole('textbox', { name, exact: true }).click();
  await userEvent.keyboard(digits);
}

beforeEach(() => sessionStorage.clear());

describe('working time beside a shift', () => {
  it('says how many people a post needs and what the law allows', async () => {
    await showPage(<Page onSubmit={vi.fn()} />);
    await page.getByRole('button', { name: 'Schicht', exact: true }).click();
    await typeTime('Beginn', '1900');
    await typeTime('Ende', '0900');
    await page.getByRole('button', { name: 'Alle Tage' }).click();
    await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
    const row = page.getByRole('row', { name: '19:00 – 09:00' });
    await expect.element(row.getByText('mit Ausfall 3,1')).toBeVisible();
    const notes = page.getByRole('list', { name: 'Arbeitszeit' });
    await expect.element(notes.getByText(/14 Stunden Dienst/)).toBeVisible();
    await expect.element(notes.getByText(/11 Stunden Ruhe \(§ 5 ArbZG\)/)).toBeVisible();
  });
});

describe('shifts inside the form of a new service', () => {
  it('are added without sending the form around them', async () => {
    const onSubmit = vi.fn();
    await showPage(<Page onSubmit={onSubmit} />);
    await page.getByRole('button', { name: 'Schicht', exact: true }).click();
    await typeTime('Beginn', '0700');
    await typeTime('Ende', '1900');
    await page.getByRole('button', { name: 'Mo bis Fr' }).click();
    await page.getByRole('button', { name: 'Hinzufügen und schließen' }).click();
    await expect.element(page.getByText('07:00 – 19:00')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are offered again when the dialog closed before they were added', async () => {
    await showPage(<Page onSubmit={vi.fn()} />);
    await page.getByRole('button', { name: 'Schicht', exact: true }).click();
    await typeTime('Beginn', '0700');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Schicht', exact: true }).click();
    await page.getByRole('button', { name: 'Entwurf wiederherstellen' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Beginn', exact: true })).toHaveValue('07:00');
  });
});
