import { type ComponentType, createElement } from 'react';
import { withWords } from '../../../app/features/with-words.ts';
import type { SecondStepProps } from './second-step-form.tsx';
import { waysOf } from './ways.ts';

/** The form that asks for a code or a passkey, and the token that goes with it. */
export type SecondStep = { Form: ComponentType<SecondStepProps>; identityToken: string };

/**
 * The form that asks for the second step beside the password, with its words. Few people have one, so that it loads
 * late, and what asks for a passkey loads only for a person who has one. Where the ways are not to be learnt, a code it is.
 */
export async function secondStepFor(identityToken: string): Promise<SecondStep> {
  const [{ SecondStepForm: Form }, ways] = await Promise.all([
    withWords('access', import('./second-step-form.tsx')),
    waysOf(identityToken).catch(() => null),
  ]);
  if (!ways?.passkey)
    return ways?.byApp === false ? { Form: recoveryOnly(Form), identityToken } : { Form, identityToken };
  const { passkey: request, byApp } = ways;
  const { PasskeyStep } = await withWords('access', import('./passkey-step.tsx'));
  return { Form: (props) => createElement(PasskeyStep, { ...props, request, byApp }), identityToken };
}

/** For a person whose passkeys cannot be used at this address. */
function recoveryOnly(Form: ComponentType<SecondStepProps>): ComponentType<SecondStepProps> {
  return (props) => createElement(Form, { ...props, isRecoveryFirst: true, hasApp: false });
}
