import { type ComponentType, useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { whenPartIsMissing } from '../parts/late-part.tsx';
import { show } from '../testing/show.tsx';
import { Dialog } from './dialog.tsx';
import { lazyOverlay } from './lazy-overlay.tsx';

interface LayerProps {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const NameDialog = (props: LayerProps) => (
  <Dialog title="Leistung anlegen" {...props}>
    <TextField label="Name" autoFocus />
  </Dialog>
);

/** A dialog whose field is drawn later than the dialog, which takes the focus until then. */
function SlowDialog(props: LayerProps) {
  const [hasField, setField] = useState(false);
  useEffect(() => {
    if (!props.isOpen) return;
    const timer = setTimeout(() => setField(true), 100);
    return () => clearTimeout(timer);
  }, [props.isOpen]);
  return (
    <Dialog title="Leistung anlegen" {...props}>
      {hasField ? <TextField label="Name" autoFocus /> : null}
    </Dialog>
  );
}

const pressed = vi.fn();
let arrive: () => void;

/** A page with a button and a field, whose dialog comes when the test calls `arrive`. */
function Page({ Layer }: { Layer: ComponentType<LayerProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          pressed();
          setOpen(true);
        }}
      >
        Anlegen
      </Button>
      <TextField label="Kunde" />
      <Layer isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const openLate = async (Late: ComponentType<LayerProps> = NameDialog) => {
  const code = new Promise<ComponentType<LayerProps>>((resolve) => {
    arrive = () => resolve(Late);
  });
  const Layer = lazyOverlay<LayerProps>(() => code);
  await show(<Page Layer={Layer} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => pressed.mock.calls).toHaveLength(1);
};

const name = page.getByRole('textbox', { name: 'Name' });
const customer = page.getByRole('textbox', { name: 'Kunde' });

describe('lazyOverlay', () => {
  beforeEach(() => {
    pressed.mockClear();
  });

  it('gives what is typed before the layer is there to its first field', async () => {
    await openLate();
    await userEvent.keyboard('Pforte 2x{Backspace}');
    arrive();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Pforte 2');
    await userEvent.keyboard('4');
    await expect.element(name).toHaveValue('Pforte 24');
  });

  it('gives it to a field that is drawn after the layer has taken the focus', async () => {
    await openLate(SlowDialog);
    await userEvent.keyboard('Pforte');
    arrive();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Pforte');
  });

  it('neither presses the button again nor leaves it by Tab while the layer is on its way', async () => {
    await openLate();
    await userEvent.keyboard('{Enter} {Tab}');
    await expect.element(page.getByRole('button', { name: 'Anlegen' })).toHaveFocus();
    expect(pressed).toHaveBeenCalledTimes(1);
    arrive();
    await expect.element(name).toHaveFocus();
  });

  it('closes when its code does not arrive, keeps the page with what is typed, and is fetched anew by the next press', async () => {
    let isGone = true;
    const told = vi.fn();
    const forget = whenPartIsMissing(told);
    const Layer = lazyOverlay<LayerProps>(() =>
      isGone
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve(NameDialog),
    );
    await show(<Page Layer={Layer} />);
    await customer.fill('Stadtbad');
    const open = page.getByRole('button', { name: 'Anlegen' });
    await open.click();
    await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
    await expect.element(customer).toHaveValue('Stadtbad');
    // Keys belong to the page again.
    await customer.click();
    await userEvent.keyboard(' West');
    await expect.element(customer).toHaveValue('Stadtbad West');
    isGone = false;
    await open.click();
    await expect.element(name).toHaveFocus();
    forget();
  });

  it('stays closed after Escape, and writes nothing into the field that has the focus next', async () => {
    await openLate();
    await userEvent.keyboard('Pforte{Escape}');
    arrive();
    await userEvent.keyboard('{Tab}Stadtbad');
    await expect.element(customer).toHaveValue('Stadtbad');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  it('leaves the letters to the field in which the user goes on with the pointer', async () => {
    await openLate();
    await userEvent.keyboard('Pf');
    await customer.click();
    await userEvent.keyboard('Bad');
    await expect.element(customer).toHaveValue('Bad');
    arrive();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('');
  });

  it('draws a layer whose code is fetched already in the moment it is opened', async () => {
    const Layer = lazyOverlay<LayerProps>(async () => NameDialog);
    const fetched = await show(<Layer isOpen />);
    await expect.element(name).toHaveFocus();
    await fetched.unmount();
    await show(<Page Layer={Layer} />);
    await userEvent.keyboard('{Tab}{Enter}Pforte');
    await expect.element(name).toHaveValue('Pforte');
  });
});
