import { useLingui } from '@lingui/react/macro';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Search } from 'lucide-react';
import { useTypedText } from '../../../tables/use-typed-text.ts';

/** Searches the list by the words of a Chance: number, name, reference and customer, in part or misspelt. */
export function ChanceSearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(text, onText);
  return (
    <div className="w-72 shrink-0 max-sm:w-52">
      <TextField
        type="search"
        label={t`Chancen suchen`}
        isLabelHidden
        placeholder={t`Name, Kunde oder Nummer`}
        maxLength={255}
        value={typed}
        onChange={setTyped}
        start={<Search className="size-4 text-ink-3" />}
      />
    </div>
  );
}
