import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form } from '../fields/form.tsx';
import { TextField } from '../fields/text-field.tsx';
import { show } from '../testing/show.tsx';
import { tap } from '../testing/tap.ts';
import { Button, IconButton } from './button.tsx';

describe('a disabled button with a reason', () => {
  it('can be reached by keyboard, says why, and does nothing', async () => {
    const onPress = vi.fn();
    await show(
      <Button isDisabled reason="Erst kalkuliert TW Nord" onPress={onPress}>
        Anfragen
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Anfragen' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Erst kalkuliert TW Nord');
    await expect.element(button).toHaveAccessibleDescription('Erst kalkuliert TW Nord');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button, { force: true });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not send the form it stands in', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form onSubmit={onSubmit}>
        <Button type="submit" isDisabled reason="Es fehlt noch etwas">
          Senden
        </Button>
      </Form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Senden' }), { force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('holds back Enter in the one field of its form', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form onSubmit={onSubmit}>
        <TextField label="Name" />
        <Button type="submit" isDisabled reason="Es fehlt noch etwas">
          Senden
        </Button>
      </Form>,
    );
    await userEvent.type(page.getByRole('textbox'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why to a finger, too', async () => {
    const onPress = vi.fn();
    await show(
      <IconButton label="Neu laden" icon={<span>…</span>} isDisabled reason="Läuft schon" onPress={onPress} />,
    );
    await tap(page.getByRole('button').element());
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Läuft schon');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('keeps the focus when the act ends that disabled it', async () => {
    let end: () => void = () => undefined;
    function Act() {
      const [isDisabled, setDisabled] = useState(true);
      end = () => setDisabled(false);
      return (
        <Button isDisabled={isDisabled} reason="Noch nichts geändert">
          Rückgängig
        </Button>
      );
    }
    await show(<Act />);
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    end();
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button')).toHaveFocus();
  });
});

describe('a pending button', () => {
  it('keeps its width and ignores presses', async () => {
    const onPress = vi.fn();
    const screen = await show(<Button onPress={onPress}>Speichern</Button>);
    const width = page.getByRole('button').element().getBoundingClientRect().width;
    await screen.rerender(
      <div className="p-6">
        <Button onPress={onPress} isPending>
          Speichern
        </Button>
      </div>,
    );
    expect(page.getByRole('button').element().getBoundingClientRect().width).toBe(width);
    await userEvent.click(page.getByRole('button'), { force: true });
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('an icon button', () => {
  it('has its label as name and at least 24 by 24 pixels', async () => {
    await show(<IconButton label="Mehr" icon={<span>…</span>} size="tight" />);
    const { width, height } = page.getByRole('button', { name: 'Mehr' }).element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
