import type { ComponentType } from 'react';
import { withWords } from '../../../app/features/with-words.ts';
import type { SecondStepProps } from './second-step-form.tsx';

/** The form that asks for a code, and the token that goes with it. */
export type SecondStep = { Form: ComponentType<SecondStepProps>; identityToken: string };

/** The form that asks for the code beside the password, with its words. Most people have no second step, so that it loads late. */
export async function secondStepFor(identityToken: string): Promise<SecondStep> {
  const { SecondStepForm: Form } = await withWords('access', import('./second-step-form.tsx'));
  return { Form, identityToken };
}
