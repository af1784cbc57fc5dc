import type { ChangeModelSettings, ModelSettings } from '@zuschlag/validation/document-chat/model-settings';
import type { UnitOfWork } from '../../../../context.ts';
import { DomainError } from '../../../../errors.ts';
import { authorize, denialOf } from '../../../../policy/authorize.ts';
import { everyOrganization } from '../../../organizations/organizations.ts';
import { monthOf } from '../budget.store.ts';
import type { LanguageModel } from '../language-model.ts';
import { modelRules } from './model-settings.policy.ts';
import { mayAskModel, readStoredSettings, storeModelAnswers } from './model-settings.store.ts';

/** Whether a model words answers, where questions go then, and what the tenant has used this month. */
export async function readModelSettings(work: UnitOfWork, model: LanguageModel | undefined): Promise<ModelSettings> {
  const month = monthOf(work);
  const { isOn, tokens, calls, at, person } = await readStoredSettings(work, month);
  return {
    ...{ isOn, month, calls, tokensUsed: Number(tokens) },
    mayChange: denialOf(work.actor, modelRules.keep, null) === null,
    endpoint: model ? { host: model.host, name: model.name } : null,
    tokensAtMost: model?.tokensPerMonth ?? null,
    changed: at && { at: at.toISOString(), person },
  };
}

/**
 * Lets the model of the operator be asked, or no longer; from the next question on.
 *
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the main organization, MODEL_NOT_SET_UP
 */
export async function changeModelSettings(
  work: UnitOfWork,
  { modelAnswers }: ChangeModelSettings,
  model: LanguageModel | undefined,
): Promise<ModelSettings> {
  authorize(work.actor, modelRules.keep, null);
  if (modelAnswers && !model) throw new DomainError('MODEL_NOT_SET_UP');
  const { mainOrganizationId } = work.actor;
  const before = await mayAskModel(work);
  if (before !== modelAnswers) {
    await storeModelAnswers(work, modelAnswers);
    await work.audit({
      ...{ entity: 'tenantSettings', entityId: String(mainOrganizationId), action: 'changeModelSettings' },
      before: { modelAnswers: before },
      after: { modelAnswers },
    });
    for (const organizationId of await everyOrganization(work))
      await work.publish({ kind: 'modelSettingsChanged', organizationId });
  }
  return readModelSettings(work, model);
}
