import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { TextField } from '@zuschlag/ui/fields/text-field';
import {
  brokenPasswordRules,
  type PasswordRule,
  type PasswordStrength,
  passwordStrength,
} from '@zuschlag/validation/accounts/password-rules';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export type NewPasswordTyped = { password: string; confirmation: string };

/** What still keeps a new password from being set, in words; null: nothing. */
export function useWhatIsMissing({ password, confirmation }: NewPasswordTyped): string | null {
  const sentences = useRuleSentences();
  const { t } = useLingui();
  if (password === '') return t`Geben Sie ein Passwort ein.`;
  const [broken] = brokenPasswordRules(password);
  if (broken) return sentences[broken];
  if (confirmation === '') return t`Wiederholen Sie das Passwort.`;
  return confirmation === password ? null : t`Die Passwörter stimmen nicht überein.`;
}

function useRuleSentences(): { readonly [rule in PasswordRule]: string } {
  const { t } = useLingui();
  return {
    length: t`Das Passwort muss mindestens 8 Zeichen lang sein.`,
    digit: t`Es fehlt eine Ziffer.`,
    lowercase: t`Es fehlt ein Kleinbuchstabe.`,
    uppercase: t`Es fehlt ein Großbuchstabe.`,
  };
}

type FieldsProps = {
  /** whose password it is, for the browser's store of passwords */
  email: string;
  typed: NewPasswordTyped;
  onChange: (typed: NewPasswordTyped) => void;
  /** the first field of a page of its own */
  isFirst?: boolean;
  /** what the server says about the password */
  refusal?: string;
};

/** A new password, twice, and how strong it is. */
export function NewPasswordFields({ email, typed, onChange, isFirst = true, refusal }: FieldsProps) {
  const { t } = useLingui();
  const sentences = useRuleSentences();
  const [isShown, setIsShown] = useState(false);
  const [hasLeft, setHasLeft] = useState({ password: false, confirmation: false });
  const [broken] = brokenPasswordRules(typed.password);
  const type = isShown ? 'text' : 'password';
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-2">
        <TextField
          label={t`Neues Passwort`}
          name="new-password"
          type={type}
          autoComplete="new-password"
          autoFocus={isFirst}
          maxLength={200}
          value={typed.password}
          onChange={(password) => onChange({ ...typed, password })}
          onBlur={() => setHasLeft((left) => ({ ...left, password: typed.password !== '' }))}
          errorMessage={hasLeft.password && broken ? sentences[broken] : refusal}
          end={
            <IconButton
              size="tight"
              label={isShown ? t`Passwort verbergen` : t`Passwort anzeigen`}
              icon={isShown ? <EyeOff /> : <Eye />}
              onPress={() => setIsShown(!isShown)}
            />
          }
        />
        <Strength strength={passwordStrength(typed.password)} />
      </div>
      <TextField
        label={t`Passwort wiederholen`}
        name="confirm-password"
        type={type}
        autoComplete="new-password"
        maxLength={200}
        value={typed.confirmation}
        onChange={(confirmation) => onChange({ ...typed, confirmation })}
        onBlur={() => setHasLeft((left) => ({ ...left, confirmation: typed.confirmation !== '' }))}
        errorMessage={
          hasLeft.confirmation && typed.confirmation !== typed.password
            ? t`Die Passwörter stimmen nicht überein.`
            : undefined
        }
      />
    </>
  );
}

const bars: { readonly [strength in PasswordStrength]: { count: number; color: string } } = {
  none: { count: 0, color: '' },
  weak: { count: 1, color: 'bg-danger-text' },
  medium: { count: 2, color: 'bg-warn-text' },
  strong: { count: 3, color: 'bg-ok-text' },
};

function Strength({ strength }: { strength: PasswordStrength }) {
  const { count, color } = bars[strength];
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1 rounded-full ${bar <= count ? color : 'bg-skeleton'}`} />
        ))}
      </div>
      <p aria-live="polite" className="text-12 text-ink-3">
        {strength === 'none' ? <Trans>Mindestens 8 Zeichen, mit Ziffer, Klein- und Großbuchstaben</Trans> : null}
        {strength === 'weak' ? <Trans>Schwaches Passwort</Trans> : null}
        {strength === 'medium' ? <Trans>Mittleres Passwort</Trans> : null}
        {strength === 'strong' ? <Trans>Starkes Passwort</Trans> : null}
      </p>
    </div>
  );
}
