import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import type { PersonAct, PersonDetails } from '@zuschlag/validation/administration/people';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

const ofThePerson = ['OWN_ROLE', 'CANNOT_REMOVE_YOURSELF', 'PERSON_OF_PLATFORM'] as const;

/** Why the reader may not do something with a person, in words: what lies in the person, else who may. */
export function useDenialText({ denials }: PersonDetails): (act: PersonAct) => string {
  const { t } = useLingui();
  const locale = useAppLocale();
  return (act) => {
    const denial = denials.find(({ permission }) => permission === act);
    const code = ofThePerson.find((one) => one === denial?.code);
    if (code) return errorText(code, locale);
    return act === 'CHANGE_ROLE'
      ? t`Rollen ändern die Manager der Hauptgesellschaft.`
      : t`Personen entfernen die Manager ihrer Gesellschaft und der Hauptgesellschaft.`;
  };
}
