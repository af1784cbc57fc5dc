import { useState } from 'react';

/** Whether a dialog shows its form. A form that is open stays one when others lock the service: what was typed can still be copied. */
export function useIsEditing(isOpen: boolean, lockedReason: string | undefined): boolean {
  const [isForm, setForm] = useState(false);
  const isEditing = isOpen && (isForm || lockedReason === undefined);
  if (isForm !== isEditing) setForm(isEditing);
  return isEditing;
}
