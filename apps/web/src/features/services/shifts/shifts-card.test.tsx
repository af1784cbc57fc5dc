import { Button } from '@zuschlag/ui';
import { Form } from '@zuschlag/ui/fields/form';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { ShiftsCard } from './shifts-card.tsx';
import { type ListedShift, ShiftsTable } from './shifts-table.tsx';

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
