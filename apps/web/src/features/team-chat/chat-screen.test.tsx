import type { ChatMessage, ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { ChatScreen } from './chat-screen.tsx';
import { aMessage } from './testing/message.ts';

const own = {
  ...{ id: 7, firstname: 'Mareike', lastname: 'Dohm', picture: null },
  ...{ organizationId: 1, organization: 'Wacht Holding' },
};
const colleague = {
  ...{ id: 8, role: 'Editor', firstname: 'Heike', lastname: 'Petersen', picture: null, email: null, deleted: false },
  ...{ organizationId: 2, organization: { id: 2, name: 'TW Nord', shortName: 'TW Nord', isOperational: true } },
  isConfigAdmin: false,
};

/** A server with a chat, as far as the screen uses it. */
function aChat(messages: ChatMessage[], parts: Partial<ChatStatus> = {}) {
  const stored = [...messages];
  let readPosition = parts.readPosition ?? stored.length;
  const status = (): ChatStatus => ({
    totalMessages: stored.length,
    unreadMessages: stored.filter(({ position, userId }) => position > readPosition && userId !== own.id).length,
    ...{ hasRecentMessages: false, recentMessages: 0, lastPosition: stored.length, mayWrite: true },
    ...parts,
    readPosition,
  });
  const add = (text: string) => {
    const message = aMessage({
      ...{ position: stored.length + 1, text, userId: own.id, user: own, createdAt: new Date().toISOString() },
      changeableUntil: new Date(Date.now() + 3_600_000).toISOString(),
    });
    stored.push(message);
    return message;
  };
  const answers: Answers = {
    'teamChat.status': status,
    'teamChat.messages': ({ after, first }: { after: number; first: number }) =>
      stored.filter(({ position }) => position > after && position <= after + first),
    'teamChat.markRead': ({ position }: { position: number }) => {
      readPosition = position;
      return status();
    },
    'teamChat.send': ({ input: { text } }: { input: { text: string } }) => add(text),
    'users.onChance': () => [colleague],
  };
  return { answers, add, stored };
}

const show = (answers: Answers) =>
  showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance()}>
        <ChatScreen />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/chat', route: '/tender/$tenderId/chat', others: ['/tender/$tenderId/biddecisions/$groupId'] },
  );
const field = () => page.getByRole('textbox', { name: 'Nachricht' });
const log = () => page.getByRole('log', { name: 'Nachrichten' });

async function type(text: string): Promise<void> {
  await field().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(text);
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the chat of a Chance', () => {
  it('invites to the first message', async () => {
    await show(aChat([]).answers);
    await expect.element(page.getByText('Noch keine Nachricht')).toBeVisible();
  });

  it('says that it could not be read, and reads it again', async () => {
    const chat = aChat([aMessage()]);
    let fails = true;
    const answers = {
      ...chat.answers,
      'teamChat.status': () => {
        if (fails) throw refusal('INTERNAL');
        return (chat.answers['teamChat.status'] as () => ChatStatus)();
      },
    };
    await show(answers);
    await expect.element(page.getByText('Der Chat konnte nicht geladen werden')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('Nachricht 1')).toBeVisible();
  });

  it('shows names in the place of ids, plain words in the place of code, and where links lead', async () => {
    const group = '0199c4f0-1111-7222-8333-444455556666';
    const text = `<b>@User:8</b> siehe #BidDecision:${group} und https://example.org/a`;
    await show(
      aChat([
        aMessage({
          text,
          mentions: [{ id: 8, firstname: 'Heike', lastname: 'Petersen', isDeleted: false }],
          links: [{ type: 'BidDecision', id: group, name: 'TW Nord', isMobile: false }],
        }),
      ]).answers,
    );
    await expect.element(log().getByText('@Heike Petersen')).toBeVisible();
    await expect.poll(() => log().element().textContent).toContain('<b>@Heike Petersen</b>');
    const link = log().getByRole('link', { name: '#Bid-Entscheidung TW Nord' });
    await expect.element(link).toHaveAttribute('href', `/tender/c1/biddecisions/${group}`);
    const web = log().getByRole('link', { name: 'https://example.org/a' });
    await expect.element(web).toHaveAttribute('rel', 'noreferrer');
  });

  it('shows an own message at once as on its way, and then as one of all', async () => {
    const chat = aChat([aMessage()]);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answers = {
      ...chat.answers,
      'teamChat.send': async ({ input: { text } }: { input: { text: string } }) => {
        await arrived;
        return chat.add(text);
      },
    };
    await show(answers);
    await type('Ich fahre hin.{Enter}');
    await expect.element(log().getByText('Ich fahre hin.')).toBeVisible();
    await expect.element(log().getByText('wird gesendet')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    arrive();
    await expect.element(log().getByText('wird gesendet')).not.toBeInTheDocument();
    expect(log().getByText('Ich fahre hin.').elements()).toHaveLength(1);
  });

  it('keeps a message that was refused with the reason, and sends it again', async () => {
    const chat = aChat([aMessage()]);
    let isRefused = true;
    const answers = {
      ...chat.answers,
      'teamChat.send': ({ input: { text } }: { input: { text: string } }) => {
        if (!isRefused) return chat.add(text);
        throw refusal('INVALID_INPUT', { fields: [{ path: 'input.text', problem: 'UNKNOWN_PERSON' }] });
      },
    };
    await show(answers);
    await type('Bitte prüfen{Enter}');
    await expect.element(log().getByText(/^Nicht gesendet: Eine der erwähnten Personen/)).toBeVisible();
    isRefused = false;
    await log().getByRole('button', { name: 'Erneut senden' }).click();
    await expect.element(log().getByText(/^Nicht gesendet/)).not.toBeInTheDocument();
    expect(chat.stored.map(({ text }) => text)).toEqual(['Nachricht 1', 'Bitte prüfen']);
  });

  it('keeps the order of messages that were written without a connection', async () => {
    const chat = aChat([]);
    let isAway = true;
    await show({
      ...chat.answers,
      'teamChat.send': ({ input: { text } }: { input: { text: string } }) => {
        if (isAway) throw refusal('UNAVAILABLE');
        return chat.add(text);
      },
    });
    await type('Erste{Enter}');
    await expect.element(log().getByText(/^Nicht gesendet/)).toBeVisible();
    isAway = false;
    await type('Zweite{Enter}');
    await expect.poll(() => chat.stored.map(({ text }) => text)).toEqual(['Erste', 'Zweite']);
    await expect.element(log().getByText(/^Nicht gesendet/)).not.toBeInTheDocument();
  });

  it('offers people behind @ by mouse and keys, and sends their ids', async () => {
    const chat = aChat([]);
    await show(chat.answers);
    await type('Hallo @pet');
    await expect.element(page.getByRole('option', { name: /Heike Petersen/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Hallo @Heike Petersen ');
    await userEvent.keyboard('bitte prüfen{Enter}');
    await expect.poll(() => chat.stored.map(({ text }) => text)).toEqual(['Hallo @User:8 bitte prüfen']);
  });

  it('begins a line with Shift and Enter, and keeps what is typed for the next visit', async () => {
    const chat = aChat([]);
    const { screen } = await show(chat.answers);
    await type('Erste Zeile{Shift>}{Enter}{/Shift}zweite');
    await expect.element(field()).toHaveValue('Erste Zeile\nzweite');
    expect(chat.stored).toEqual([]);
    await screen.unmount();
    await show(chat.answers);
    await expect.element(field()).toHaveValue('Erste Zeile\nzweite');
  });

  it('draws a line before what is new since the last visit', async () => {
    await show(aChat([aMessage(), aMessage({ position: 2 }), aMessage({ position: 3 })], { readPosition: 1 }).answers);
    await expect.element(log().getByText('Neu seit Ihrem letzten Besuch')).toBeVisible();
    const lines = () =>
      [...document.querySelectorAll('[data-new], [data-position]')].map((element) => element.textContent);
    expect(lines()).toEqual(['Nachricht 1', 'Neu seit Ihrem letzten Besuch', 'Nachricht 2', 'Nachricht 3']);
  });

  it('draws no line before what arrives while a person looks at the end', async () => {
    const chat = aChat([aMessage()]);
    const foreign = aMessage({ position: 2 });
    await show({ ...chat.answers, 'teamChat.send': () => foreign });
    await expect.element(log().getByText('Nachricht 1', { exact: true })).toBeVisible();
    await type('Ich auch.{Enter}');
    await expect.element(log().getByText('Nachricht 2', { exact: true })).toBeVisible();
    expect(log().getByText('Neu seit Ihrem letzten Besuch').elements()).toHaveLength(0);
  });

  it('has its field in sight without scrolling, whatever stands above and below', async () => {
    const bar = document.createElement('div');
    bar.className = 'foot-bar';
    bar.style.height = '50px';
    document.body.append(bar);
    try {
      await show(aChat(Array.from({ length: 70 }, (_, at) => aMessage({ position: at + 1 }))).answers);
      await expect.element(log().getByText('Nachricht 70', { exact: true })).toBeVisible();
      const room = () => page.getByRole('region', { name: 'Chat' }).element().getBoundingClientRect().bottom;
      await expect.poll(room).toBeLessThanOrEqual(Math.max(window.innerHeight - 50, 384 + 100));
      const { scrollHeight, scrollTop, clientHeight } = log().element();
      expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
    } finally {
      bar.remove();
    }
  });

  it('reads earlier messages when a person scrolls to the beginning, and stays where it was', async () => {
    await show(aChat(Array.from({ length: 170 }, (_, at) => aMessage({ position: at + 1 }))).answers);
    await expect.element(log().getByText('Nachricht 170', { exact: true })).toBeVisible();
    await expect.element(log().getByText('Nachricht 20', { exact: true })).not.toBeInTheDocument();
    log().element().scrollTop = 0;
    await expect.element(log().getByText('Nachricht 51', { exact: true })).toBeInTheDocument();
    expect(log().element().scrollTop).toBeGreaterThan(0);
  });

  it('only reads where the person may not write', async () => {
    await show(aChat([aMessage()], { mayWrite: false }).answers);
    await expect.element(page.getByText(/^Sie lesen mit\./)).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
  });
});
