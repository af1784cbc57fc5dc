/** What the address of the page says: which document is filled with which template, and whether a template is being changed. */
export type PriceFormSearch = { document?: string; form?: string; edit?: 'new' | 'form' };

export function readPriceFormSearch({ document, form, edit }: Record<string, unknown>): PriceFormSearch {
  return {
    ...(typeof document === 'string' ? { document } : {}),
    ...(typeof form === 'string' ? { form } : {}),
    ...(edit === 'new' || edit === 'form' ? { edit } : {}),
  };
}
