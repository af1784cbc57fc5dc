import { expect, it } from 'vitest';
import { showPage, speak } from '../../../testing/show.tsx';
import { useAddressMessages } from './site-address.ts';

const place = { address: 'Hafenstr. 1', city: 'Kiel', province: 'DE-SH', postalCode: '24103' } as const;

function Addresses() {
  const textOf = useAddressMessages();
  return (
    <ul>
      <li>{textOf({ ...place, country: 'Deutschland' })}</li>
      <li>{textOf({ ...place, country: 'Österreich' })}</li>
    </ul>
  );
}

it('names the usual country in the language of the screen, and leaves another one as it was typed', async () => {
  const { screen } = await showPage(<Addresses />);
  await speak('en');
  await expect.element(screen.getByText('Hafenstr. 1, Kiel, Schleswig-Holstein, Germany, 24103')).toBeVisible();
  await expect.element(screen.getByText('Hafenstr. 1, Kiel, Schleswig-Holstein, Österreich, 24103')).toBeVisible();
});
