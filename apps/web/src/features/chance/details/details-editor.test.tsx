import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { DetailsEditor } from './details-editor.tsx';

const update = vi.fn((_input: unknown): unknown => aChance({ version: 9 }));
const answers: Answers = { 'chance.updateDetails': update };
const onClose = vi.fn();

const show = (parts: Parameters<typeof aChance>[0] = {}) =>
  showPage(
    <WithServer answers={answers}>
      <DetailsEditor chance={aChance(parts)} onClose={onClose} />
    </WithServer>,
  );
const name = () => page.getByRole('textbox', { name: 'Name', exact: true });
const save = () => page.getByRole('button', { name: 'Speichern' }).click();
const conflict = (theirs: string) =>
  refusal('CONFLICT', {
    currentVersion: 5,
    conflicts: [
      { path: 'description.name', mine: 'Pforte Ost', theirs },
      { path: 'deadline.siteVisit', mine: null, theirs: '2026-11-24' },
    ],
  });
const sent = (call: number) =>
  update.mock.calls[call]?.[0] as {
    version: number;
    input: { description: { name: string }; deadline: { siteVisit: string | null } };
  };

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  update.mockClear();
  onClose.mockClear();
});

describe('the editor of the details', () => {
  it('saves on the version it was opened with', async () => {
    await show();
    await name().fill('Pforte Ost');
    await save();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(0)).toMatchObject({ version: 3, input: { description: { name: 'Pforte Ost' } } });
  });

  it('asks where two people changed the same, keeps what only the other changed, and saves again', async () => {
    update.mockImplementationOnce(() => {
      throw conflict('Pforte West');
    });
    await show();
    await name().fill('Pforte Ost');
    await save();
    await page.getByText(/^Pforte West/).click();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(1)).toMatchObject({
      version: 5,
      input: { description: { name: 'Pforte West' }, deadline: { siteVisit: '2026-11-24' } },
    });
  });

  it('asks nothing when the other person changed something else', async () => {
    update.mockImplementationOnce(() => {
      throw conflict('Objektschutz Klinikum');
    });
    await show();
    await name().fill('Pforte Ost');
    await save();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(1)).toMatchObject({ version: 5, input: { description: { name: 'Pforte Ost' } } });
  });

  it('goes on with everything typed when one would rather not decide', async () => {
    update.mockImplementationOnce(() => {
      throw conflict('Pforte West');
    });
    await show();
    await name().fill('Pforte Ost');
    await save();
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect.element(name()).toHaveValue('Pforte Ost');
    expect(update).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('locks the contract days once something is calculated, and says why', async () => {
    await show({ organizations: [aBidder({ serviceCount: 1 })] });
    await expect
      .element(page.getByText('Die Laufzeit lässt sich ändern, solange keine Leistung kalkuliert ist.').first())
      .toBeVisible();
  });

  it('asks before changes are dropped', async () => {
    await show();
    await name().fill('Pforte Ost');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    expect(onClose).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    expect(onClose).toHaveBeenCalled();
  });
});
