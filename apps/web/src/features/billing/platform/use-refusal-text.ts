import { useLingui } from '@lingui/react/macro';

/** Why Stripe refuses a datum of a contract, by the code that it answers. @source docs.stripe.com/error-codes */
export function useRefusalText(): (code: string) => string {
  const { t } = useLingui();
  const texts: { readonly [code: string]: string } = {
    email_invalid: t`Stripe hält das für keine E-Mail-Adresse.`,
    tax_id_invalid: t`Stripe hält das für keine gültige USt-IdNr.`,
    resource_missing: t`Das gibt es bei Stripe nicht, oder der Schlüssel gehört zu einem anderen Stripe-Konto oder zum Testbetrieb.`,
    parameter_invalid_empty: t`Stripe verlangt hier eine Angabe.`,
    parameter_missing: t`Stripe verlangt hier eine Angabe.`,
    parameter_invalid_integer: t`Stripe nimmt diese Zahl nicht.`,
  };
  return (code) => texts[code] ?? t`Stripe lehnt das ab und nennt den Grund „${code}“.`;
}
