/**
 * Selects what stands in a field that got the focus. Once more in the next frame: a click sets the caret after it gave
 * the focus.
 */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  const before = field.value;
  field.select();
  requestAnimationFrame(() => {
    if (document.activeElement === field && field.value === before) field.select();
  });
}
