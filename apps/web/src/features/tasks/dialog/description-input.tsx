import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { MenuItem, MenuTrigger } from '@zuschlag/ui/actions/menu';
import { limits } from '@zuschlag/validation/limits';
import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '../../../forms/text-input.tsx';
import { type Mark, withMark } from './markdown-marks.ts';
import { MarkdownText } from './markdown-text.tsx';
import type { TaskOutput, TaskValues } from './task-values.ts';

/** The description in Markdown, with buttons for its marks, and as people read it. */
export function DescriptionInput({ control }: { control: Control<TaskValues, unknown, TaskOutput> }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [isPreview, setPreview] = useState(false);
  const { field } = useController({ control, name: 'input.description' });
  const text = field.value ?? '';

  function mark(by: Mark): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const next = withMark({ text, from: area.selectionStart, to: area.selectionEnd }, by);
    field.onChange(next.text);
    // The text of the field follows with the next render.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.from, next.to);
    });
  }

  const marks: { id: string; label: string; icon: React.ReactNode; by: Mark }[] = [
    { id: 'bold', label: t`Fett`, icon: <Bold />, by: { around: '**' } },
    { id: 'italic', label: t`Kursiv`, icon: <Italic />, by: { around: '_' } },
    { id: 'list', label: t`Liste`, icon: <List />, by: { before: '- ' } },
    { id: 'numbers', label: t`Nummerierte Liste`, icon: <ListOrdered />, by: { before: '1. ' } },
    { id: 'link', label: t`Link`, icon: <Link />, by: { link: t`Text des Links` } },
  ];
  return (
    <div ref={frame} className="grid gap-1.5">
      {isPreview ? (
        <div className="grid gap-1.5">
          <span className="font-medium text-13">{t`Beschreibung`}</span>
          <section aria-label={t`Vorschau der Beschreibung`} className="min-h-32 rounded-card border p-3">
            {text.trim() === '' ? (
              <p className="text-ink-3">{t`Noch keine Beschreibung`}</p>
            ) : (
              <MarkdownText text={text} />
            )}
          </section>
        </div>
      ) : (
        <TextInput
          control={control}
          name="input.description"
          label={t`Beschreibung`}
          multiline
          rows={6}
          maxLength={limits.longText}
          counter="near"
        />
      )}
      <div className="flex flex-wrap items-center gap-1">
        {isPreview ? null : (
          <>
            <MenuTrigger
              label={t`Überschrift`}
              trigger={<IconButton size="tight" label={t`Überschrift`} icon={<Heading />} />}
            >
              {[1, 2, 3, 4].map((level) => (
                <MenuItem key={level} id={String(level)} onAction={() => mark({ before: `${'#'.repeat(level)} ` })}>
                  {t`Überschrift ${level}`}
                </MenuItem>
              ))}
            </MenuTrigger>
            {marks.map(({ id, label, icon, by }) => (
              <IconButton key={id} size="tight" label={label} icon={icon} onPress={() => mark(by)} />
            ))}
          </>
        )}
        <span className="flex-1" />
        <Button size="small" variant="ghost" onPress={() => setPreview(!isPreview)}>
          {isPreview ? t`Weiter schreiben` : t`Vorschau`}
        </Button>
      </div>
    </div>
  );
}
