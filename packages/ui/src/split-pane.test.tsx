import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileDrop } from './file-drop.tsx';
import { SplitPane } from './split-pane.tsx';
import { show } from './testing/show.tsx';

describe('SplitPane', () => {
  it('moves its divider with the arrow keys, up to its bounds', async () => {
    const onShareChange = vi.fn();
    await show(<SplitPane label="Breite" start="links" end="rechts" max={0.53} onShareChange={onShareChange} />);
    await userEvent.tab();
    const divider = page.getByRole('separator', { name: 'Breite' });
    await expect.element(divider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(divider).toHaveAttribute('aria-valuenow', '53');
    expect(onShareChange).toHaveBeenLastCalledWith(0.53);
    await userEvent.keyboard('{Home}');
    await expect.element(divider).toHaveAttribute('aria-valuenow', '25');
  });
});

describe('FileDrop', () => {
  it('hands over the files that were chosen', async () => {
    const onFiles = vi.fn();
    await show(<FileDrop label="Dateien hierher ziehen" buttonText="Auswählen" allowsSeveral onFiles={onFiles} />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]);
    await expect.poll(() => onFiles.mock.calls).toHaveLength(1);
    expect(onFiles.mock.calls[0]?.[0].map((file: File) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  });
});
