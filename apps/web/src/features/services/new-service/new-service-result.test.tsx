import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { emptyService } from '../service/service-values.ts';
import { NewServiceResult } from './new-service-result.tsx';

function Result() {
  const { control } = useForm({
    defaultValues: emptyService({ organizationId: null, province: null, hasSites: true }),
  });
  const typed = { control: control as never, chance: aChance(), sites: [], typedRows: null };
  return <NewServiceResult {...typed} adopt={() => undefined} />;
}

it('says what is missing for a price as soon as the engine has arrived', async () => {
  signIn();
  await showPage(
    <WithServer answers={{}}>
      <Result />
    </WithServer>,
  );
  await expect.element(page.getByRole('heading', { name: 'Noch einzutragen' })).toBeVisible();
  const entries = page
    .getByRole('listitem')
    .elements()
    .map((item) => `${item.querySelector('[role=img]')?.getAttribute('aria-label')}: ${item.textContent}`);
  expect(entries.slice(0, 3)).toEqual(['fehlt: Gesellschaft', 'fehlt: Standort mit Bundesland', 'fehlt: Stundenlohn']);
});
