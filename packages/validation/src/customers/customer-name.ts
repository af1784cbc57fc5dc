/** Upper and lower case, doubled blanks and compatibility forms make no difference between customers. */
export function customerNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('de');
}
