import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonState } from '@zuschlag/validation/administration/person-states';

export const personStateLabels: { readonly [state in PersonState]: MessageDescriptor } = {
  active: msg`Aktiv`,
  invited: msg`Eingeladen`,
  left: msg`Entfernt`,
};
