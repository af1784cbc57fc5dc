import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import type { ReplyAction } from './reply-actions.ts';
import { type Reply, ReplyForm } from './reply-form.tsx';

type Id = 'agree' | 'flip' | 'comment';

const actions: ReplyAction<Id>[] = [
  {
    id: 'agree',
    label: 'Zustimmen',
    outcome: { tone: 'yes', text: 'Bid' },
    placeholder: 'Anmerkung',
    sendLabel: 'Entscheidung senden',
  },
  {
    id: 'flip',
    label: 'Widersprechen',
    outcome: { tone: 'no', text: 'No-Bid' },
    commentReason: 'Widersprechen braucht eine Begründung.',
    placeholder: 'Warum nicht?',
    sendLabel: 'Entscheidung senden',
  },
  {
    id: 'comment',
    label: 'Kommentieren',
    isComment: true,
    placeholder: 'Frage oder Hinweis',
    sendLabel: 'Kommentar senden',
  },
];

const show = (onSend = vi.fn(async (_: Reply<Id>) => undefined), offered = actions) =>
  showPage(<ReplyForm draftKey="test" actions={offered} onSend={onSend} />).then(() => onSend);

/** After the first reply there is only a comment left to make. */
function Voting({ onSend }: { onSend: (reply: Reply<Id>) => Promise<unknown> }) {
  const [offered, setOffered] = useState(actions);
  const send = async (reply: Reply<Id>) => {
    await onSend(reply);
    setOffered(actions.slice(2));
  };
  return <ReplyForm draftKey="test" actions={offered} onSend={send} />;
}

const choose = (name: string) => page.getByText(name, { exact: true }).click();
const comment = () => page.getByRole('textbox', { name: 'Kommentar' });
const send = (name = 'Entscheidung senden') => page.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('the input under a decision', () => {
  it('is locked until something is chosen, and says so', async () => {
    await show();
    await expect.element(send('Senden')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Wählen Sie Zustimmen, Widersprechen oder Kommentieren.')).toBeVisible();
  });

  it('sends an agreement without a comment and shows beforehand what it results in', async () => {
    const onSend = await show();
    await choose('Zustimmen');
    await expect.element(page.getByText(/^ergibt/)).toHaveTextContent('ergibt Bid');
    await send().click();
    await expect.poll(() => onSend).toHaveBeenCalledWith({ action: 'agree', comment: null });
  });

  it('asks for the reason of a disagreement; blanks are none', async () => {
    const onSend = await show();
    await choose('Widersprechen');
    await expect.element(page.getByText('Widersprechen braucht eine Begründung.').first()).toBeVisible();
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
    await comment().fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Bitte begründen Sie Ihre Entscheidung.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await comment().fill('  Zu wenig Personal. ');
    await send().click();
    await expect.poll(() => onSend).toHaveBeenCalledWith({ action: 'flip', comment: 'Zu wenig Personal.' });
  });

  it('sends on Enter and breaks the line on Shift+Enter', async () => {
    const onSend = await show();
    await choose('Kommentieren');
    await comment().click();
    await userEvent.keyboard('Erste{Shift>}{Enter}{/Shift}Zweite{Enter}');
    await expect.poll(() => onSend).toHaveBeenCalledWith({ action: 'comment', comment: 'Erste\nZweite' });
  });

  it('is empty again after sending', async () => {
    await show();
    await choose('Kommentieren');
    await comment().fill('Passt das?');
    await send('Kommentar senden').click();
    await expect.element(comment()).toHaveValue('');
    await expect.element(page.getByRole('radio', { name: 'Kommentieren' })).not.toBeChecked();
  });

  it('is empty after a failed send too, and gives back what was typed as a draft', async () => {
    const refused = Object.assign(new Error('DECISION_FINAL'), { data: { code: 'DECISION_FINAL', details: {} } });
    await show(vi.fn(() => Promise.reject(refused)));
    await choose('Widersprechen');
    await comment().fill('Das trägt die Marge nicht.');
    await send().click();
    await expect.element(page.getByText('Diese Entscheidung ist bereits endgültig.').first()).toBeVisible();
    await expect.element(comment()).toHaveValue('');
    await page.getByRole('button', { name: 'Entwurf wiederherstellen' }).click();
    await expect.element(comment()).toHaveValue('Das trägt die Marge nicht.');
    await expect.element(page.getByRole('radio', { name: 'Widersprechen' })).toBeChecked();
  });

  it('sends what was typed again from the message about the lost connection, once', async () => {
    const onSend = vi.fn(async (_: Reply<Id>) => undefined);
    onSend.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show(onSend);
    await choose('Widersprechen');
    await comment().fill('Das trägt die Marge nicht.');
    await send().click();
    await expect
      .element(page.getByText('Keine Verbindung zum Server. Ihre Eingaben sind als Entwurf gesichert.').first())
      .toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => onSend.mock.calls.length).toBe(2);
    expect(onSend).toHaveBeenLastCalledWith({ action: 'flip', comment: 'Das trägt die Marge nicht.' });
    await expect.element(comment()).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Entwurf wiederherstellen' })).not.toBeInTheDocument();
  });

  it('with only comments to make needs no choice', async () => {
    const onSend = await show(undefined, actions.slice(2));
    await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
    await comment().fill('Bitte bis Freitag.');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSend).toHaveBeenCalledWith({ action: 'comment', comment: 'Bitte bis Freitag.' });
  });

  it.each([
    ['a vote', 'agree'],
    ['an overrule of an earlier vote', 'flip'],
  ])('lets a comment follow %s on the same page', async (_, first) => {
    const onSend = vi.fn(async (_: Reply<Id>) => undefined);
    await showPage(<Voting onSend={onSend} />);
    await choose(first === 'agree' ? 'Zustimmen' : 'Widersprechen');
    await comment().fill('Passt.');
    await send().click();
    await expect.poll(() => onSend).toHaveBeenCalledOnce();
    await comment().fill('Noch ein Hinweis');
    await send('Kommentar senden').click();
    await expect.poll(() => onSend).toHaveBeenLastCalledWith({ action: 'comment', comment: 'Noch ein Hinweis' });
    await expect.element(comment()).toHaveValue('');
    await comment().fill('Und noch einer');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSend).toHaveBeenLastCalledWith({ action: 'comment', comment: 'Und noch einer' });
  });

  it('says that a comment is empty only when it is sent', async () => {
    const onSend = await show(undefined, actions.slice(2));
    await expect.element(page.getByText('Der Kommentar ist leer.')).not.toBeInTheDocument();
    await send('Kommentar senden').click();
    await expect.element(page.getByText('Der Kommentar ist leer.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('asks before a decision that ends the group', async () => {
    const ending = { ...actions[1], question: { title: 'Endgültig nicht bieten?', text: 'Damit steht fest.' } };
    const onSend = await show(undefined, [actions[0], ending, actions[2]] as typeof actions);
    await choose('Widersprechen');
    await comment().fill('Kein Personal.');
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('alertdialog', { name: 'Endgültig nicht bieten?' });
    await expect.element(question).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Entscheidung senden' }).click();
    await expect.poll(() => onSend).toHaveBeenCalledWith({ action: 'flip', comment: 'Kein Personal.' });
  });

  it('forgets a choice that is no longer offered', async () => {
    const onSend = vi.fn(async () => undefined);
    const { screen } = await showPage(<ReplyForm draftKey="test" actions={actions} onSend={onSend} />);
    await choose('Zustimmen');
    await screen.unmount();
    await showPage(<ReplyForm draftKey="test" actions={actions.slice(1)} onSend={onSend} />);
    await expect.element(send('Senden')).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers the people of the Chance after an @, and Enter takes one before it sends', async () => {
    const onSend = vi.fn(async (_: Reply<Id>) => undefined);
    const people = [{ id: 7, firstname: 'Heike', lastname: 'Petersen', organization: 'TW Nord' }];
    await showPage(<ReplyForm draftKey="mentions" actions={actions} people={people} onSend={onSend} />);
    await choose('Kommentieren');
    await comment().click();
    await expect.element(comment()).toHaveFocus();
    await userEvent.keyboard('Was meint @hei');
    await expect.element(page.getByRole('option', { name: 'Heike Petersen' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(comment()).toHaveValue('Was meint @Heike Petersen ');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSend.mock.calls).toEqual([[{ action: 'comment', comment: 'Was meint @Heike Petersen' }]]);
  });
});
