import { Outlet } from '@tanstack/react-router';
import { Button, Form } from '@zuschlag/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { NavigationGuard } from '../app/navigation/navigation-guard.tsx';
import { endSession, signOut } from '../app/session/session-end.ts';
import { answerWith } from '../testing/network.ts';
import { signIn } from '../testing/server.tsx';
import { showPage } from '../testing/show.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import { NumberInput, PercentInput } from './number-inputs.tsx';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({
  name: z.string().trim().min(2, { error: 'TOO_SHORT' }).max(10, { error: 'TOO_LONG' }),
  wage: z.number().positive(),
  margin: z.number().max(0.99),
});

type Props = {
  onSubmit: (values: z.output<typeof schema>) => unknown;
  onSaved?: () => void;
  name?: string;
  source?: typeof schema | (() => Promise<typeof schema>);
  showsFailure?: boolean;
};

function Sample({ onSubmit, onSaved, name = '', source = schema, showsFailure }: Props) {
  const form = useSchemaForm({
    schema: source,
    defaultValues: { name, wage: null, margin: null },
    draftKey: 'sample',
    onSubmit,
    onSaved,
    showsFailure,
  });
  const { control } = form.form;
  return (
    <Form onSubmit={form.submit}>
      <DraftNotice form={form} />
      <TextInput control={control} name="name" label="Name" />
      <NumberInput control={control} name="wage" label="Lohn" unit="€/h" />
      <PercentInput control={control} name="margin" label="Marge" />
      <p>{form.failure}</p>
      <Button type="submit" variant="primary">
        Sichern
      </Button>
    </Form>
  );
}

const around = (
  <>
    <Outlet />
    <NavigationGuard />
  </>
);
const field = (name: string) => page.getByRole('textbox', { name });
const fill = async () => {
  await field('Name').fill('Pforte');
  await field('Lohn').fill('15,15');
  await field('Marge').fill('8,5');
};
const refusal = (code: string, details = {}) =>
  Object.assign(new Error(code), { data: { code, details, requestId: 'abcdefgh-1' } });
const draft = () => sessionStorage.getItem('zuschlag.draft.sample');

beforeEach(() => sessionStorage.clear());

describe('a form', () => {
  it('says a refusal once: itself where it can, else in a toast', async () => {
    const onSubmit = () => Promise.reject(refusal('NOT_PERMITTED'));
    const said = page.getByText('Dazu fehlt Ihnen die Berechtigung.');
    for (const showsFailure of [true, false]) {
      const { screen } = await showPage(<Sample onSubmit={onSubmit} showsFailure={showsFailure} />);
      await fill();
      await userEvent.keyboard('{Enter}');
      await expect.element(said).toBeVisible();
      expect(said.elements()).toHaveLength(1);
      expect(document.querySelector('form')?.contains(said.element())).toBe(showsFailure);
      await screen.unmount();
      sessionStorage.clear();
    }
  });

  it('sends numbers as typed the German way and shares as fractions, on Enter', async () => {
    const onSubmit = vi.fn();
    await showPage(<Sample onSubmit={onSubmit} />);
    await fill();
    await userEvent.keyboard('{Enter}');
    const values = { name: 'Pforte', wage: 15.15, margin: 0.085 };
    // Once as the schema made them, once as they were typed.
    await expect.poll(() => onSubmit).toHaveBeenCalledWith(values, values);
  });

  it('says under each field what is wrong, with the limit as the field shows it, and goes to the first', async () => {
    await showPage(<Sample onSubmit={vi.fn()} />);
    await field('Name').fill('Pforte am Haupttor');
    await field('Lohn').fill('viel');
    await field('Marge').fill('120');
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByText('Höchstens 10 Zeichen.')).toBeVisible();
    await expect.element(page.getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.')).toBeVisible();
    await expect.element(page.getByText(/^Höchstens 99\s%\.$/)).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
  });

  it('says nothing about a field before it was left', async () => {
    await showPage(<Sample onSubmit={vi.fn()} />);
    await field('Name').fill('P');
    await expect.element(page.getByText('Mindestens 2 Zeichen.')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('Mindestens 2 Zeichen.')).toBeVisible();
  });
});

describe('a schema that is fetched', () => {
  it('checks as one that is there', async () => {
    const onSubmit = vi.fn();
    const source = () => Promise.resolve(schema);
    await showPage(<Sample onSubmit={onSubmit} source={source} />);
    await field('Name').fill('P');
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByText('Mindestens 2 Zeichen.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends nothing unchecked when it does not arrive, and asks for it again', async () => {
    const onSubmit = vi.fn();
    let isOffline = true;
    const source = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(schema));
    await showPage(<Sample onSubmit={onSubmit} source={source} />);
    await fill();
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    isOffline = false;
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a refusal by the server', () => {
  it('stands at its field, and every value stays', async () => {
    const fields = [{ path: 'wage', problem: 'TOO_SMALL', bound: 14.53 }];
    await showPage(<Sample onSubmit={() => Promise.reject(refusal('INVALID_INPUT', { fields }))} />);
    await fill();
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByText('Muss mindestens 14,53 sein.')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Pforte');
    await expect.element(field('Lohn')).toHaveValue('15,15');
    await expect.element(field('Lohn')).toHaveFocus();
  });

  it('that concerns no field is a toast, and the form can be sent again', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(refusal('LOCKED')).mockResolvedValueOnce(null);
    const onSaved = vi.fn();
    await showPage(<Sample onSubmit={onSubmit} onSaved={onSaved} />);
    await fill();
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByText('In diesem Status lässt sich daran nichts ändern.')).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    expect(draft()).toBeNull();
  });
});

describe('a draft', () => {
  it('comes back by itself, and can be dropped', async () => {
    const { screen } = await showPage(<Sample onSubmit={vi.fn()} />);
    await field('Name').fill('Pforte');
    await expect.poll(() => draft()).toContain('Pforte');
    await screen.unmount();
    await showPage(<Sample onSubmit={vi.fn()} />);
    await expect.element(field('Name')).toHaveValue('Pforte');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(field('Name')).toHaveValue('');
    expect(draft()).toBeNull();
  });

  it('is written at once when the page goes, before typing has paused', async () => {
    await showPage(<Sample onSubmit={vi.fn()} />);
    await field('Name').fill('Pforte');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(draft()).toContain('Pforte');
  });

  it('is written at once when the session ends by itself, and not at all after a logout', async () => {
    signIn();
    const { screen } = await showPage(<Sample onSubmit={vi.fn()} />);
    await field('Name').fill('Pforte');
    endSession('expired');
    expect(draft()).toContain('Pforte');

    signIn();
    answerWith({ 'accounts.logout': () => ({}) });
    await field('Name').fill('Revier');
    signOut();
    await screen.unmount();
    expect(draft()).toBeNull();
  });

  it('is only offered when what it was based on has changed', async () => {
    const { screen } = await showPage(<Sample onSubmit={vi.fn()} name="Alt" />);
    await field('Name').fill('Pforte');
    await expect.poll(() => draft()).toContain('Pforte');
    await screen.unmount();
    await showPage(<Sample onSubmit={vi.fn()} name="Neu" />);
    await expect.element(field('Name')).toHaveValue('Neu');
    await page.getByRole('button', { name: 'Entwurf wiederherstellen' }).click();
    await expect.element(field('Name')).toHaveValue('Pforte');
  });
});

describe('leaving the page', () => {
  it('asks while something is unsaved; staying keeps what was typed, leaving leaves', async () => {
    const { router } = await showPage(<Sample onSubmit={vi.fn()} />, { around, others: ['/other'] });
    await field('Name').fill('Pforte');
    void router.navigate({ to: '/other' as never });
    await page.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(field('Name')).toHaveValue('Pforte');
    void router.navigate({ to: '/other' as never });
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(page.getByRole('heading', { name: 'Seite /other' })).toBeVisible();
  });

  it('does not ask after saving', async () => {
    const { router } = await showPage(
      <Sample onSubmit={() => null} onSaved={() => void router.navigate({ to: '/other' as never })} />,
      { around, others: ['/other'] },
    );
    await fill();
    await page.getByRole('button', { name: 'Sichern' }).click();
    await expect.element(page.getByRole('heading', { name: 'Seite /other' })).toBeVisible();
  });
});
