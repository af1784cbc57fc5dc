import { useLingui } from '@lingui/react/macro';
import { TextField } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { type Suggestion, useSuggestions } from './suggestions.tsx';
import { searchedAt, sentText, type Typed, withMark } from './typed-text.ts';

/** The field of a message: Enter sends, Shift+Enter begins a line, and `@` and `#` offer people and things. */
export function MessageField({
  chanceId,
  typed,
  onChange,
  onSend,
  onEscape,
  onUp,
  problem,
  ref,
}: {
  chanceId: string;
  typed: Typed;
  onChange: (typed: Typed) => void;
  onSend: () => void;
  onEscape?: () => void;
  /** the arrow up in an empty field */
  onUp?: () => void;
  problem: string | null;
  ref: Ref<HTMLTextAreaElement>;
}) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const place = useRef<number | null>(null);
  const searched = searchedAt(typed.text, caret);
  const search = searched && `${searched.sign}${searched.from}`;
  const offered = useSuggestions(chanceId, search === dismissed ? null : searched);
  const chosen = Math.min(active, offered.length - 1);
  const tooLong = sentText(typed).length > limits.chatMessage;

  useLayoutEffect(() => {
    if (place.current === null) return;
    field.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  function choose(one: Suggestion): void {
    if (!searched) return;
    const { typed: next, caret: at } = withMark(typed, searched, one);
    place.current = at;
    setCaret(at);
    setActive(0);
    onChange(next);
    field.current?.focus();
  }

  /** @returns whether the list has used the key */
  function moveInList({ key }: KeyboardEvent): boolean {
    const one = offered[chosen];
    if (!one) return false;
    if (key === 'ArrowDown') setActive((chosen + 1) % offered.length);
    else if (key === 'ArrowUp') setActive((chosen + offered.length - 1) % offered.length);
    else if (key === 'Enter' || key === 'Tab') choose(one);
    else if (key === 'Escape') setDismissed(search);
    else return false;
    return true;
  }

  function press(event: KeyboardEvent): void {
    // A key that ends the composition of a letter is not for the form.
    if (event.nativeEvent.isComposing) return;
    if (moveInList(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onSend();
    } else if (event.key === 'Escape') onEscape?.();
    else if (event.key === 'ArrowUp' && typed.text === '') onUp?.();
  }

  return (
    <div className="relative">
      <TextField
        ref={(element) => {
          field.current = element as HTMLTextAreaElement | null;
          if (typeof ref === 'function') ref(field.current);
          else if (ref) ref.current = field.current;
        }}
        label={t`Nachricht`}
        isLabelHidden
        multiline
        rows={2}
        value={typed.text}
        maxLength={limits.chatMessage}
        counter="near"
        placeholder={t`Nachricht schreiben … @ erwähnt, # verweist`}
        errorMessage={tooLong ? fieldProblemMessage('TOO_LONG', limits.chatMessage) : (problem ?? undefined)}
        onChange={(text) => {
          setCaret(field.current?.selectionStart ?? text.length);
          setDismissed(null);
          setActive(0);
          onChange({ ...typed, text });
        }}
        onSelect={() => setCaret(field.current?.selectionStart ?? 0)}
        onBlur={() => setCaret(0)}
        onKeyDown={press}
        suggestions={offered.length > 0 ? { listId, activeId: `${listId}-${chosen}` } : undefined}
      />
      {offered.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={searched?.sign === '@' ? t`Personen` : t`Leistungen und Entscheidungen`}
          className="absolute bottom-full left-0 z-20 mb-1 max-h-72 w-80 max-w-full overflow-y-auto rounded-[10px] bg-float p-1 shadow-menu"
        >
          {offered.map((one, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option it is on
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={one.key}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              className={`flex min-h-8 cursor-pointer items-center gap-3 rounded-badge px-2.5 py-1 max-lg:min-h-11 ${at === chosen ? 'bg-active' : ''}`}
            >
              <span className="min-w-0 flex-1 truncate">{one.name}</span>
              <span className="shrink-0 text-12 text-ink-3">{one.about}</span>
            </div>
          ))}
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {offered[chosen]?.name}
      </p>
    </div>
  );
}
