import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { useApproach } from './approach.ts';

const id = '01a20446-7c7d-71e9-a656-36fff8883ef4';

function Links() {
  useApproach();
  return (
    <>
      <a href={`/tender/${id}/history`}>Verlauf</a>
      <a href="https://example.org/">Anderswo</a>
    </>
  );
}

let read: string[] = [];
const show = () =>
  showPage(
    <WithServer
      answers={{
        'chance.byId': () => {
          read.push('chance');
          return aChance({ id });
        },
        'history.peopleOfChance': () => {
          read.push('people');
          return [];
        },
      }}
    >
      <Links />
    </WithServer>,
  );

beforeEach(() => {
  read = [];
  sessionStorage.clear();
  signIn();
});

describe('a link that a person points at', () => {
  it('has its Chance and what its page shows first read ahead', async () => {
    await show();
    await userEvent.hover(page.getByText('Verlauf'));
    await expect.poll(() => read.toSorted()).toEqual(['chance', 'people']);
  });

  it('is read once when the focus follows the pointer', async () => {
    await show();
    await userEvent.hover(page.getByText('Verlauf'));
    await expect.poll(() => read.length).toBe(2);
    page
      .getByText('Verlauf')
      .element()
      .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await userEvent.hover(page.getByText('Anderswo'));
    expect(read.filter((what) => what === 'chance')).toHaveLength(1);
  });
});
