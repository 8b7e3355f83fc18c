/**
 * The part of an address that makes a view: its search without the page and empty values, sorted, so that
 * addresses that show the same have the same text. `?page=2&sort=name&client_type=civil` →
 * `client_type=civil&sort=name`.
 */
export const viewSearch = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((word) => /=./.test(word) && !word.startsWith('page='))
    .toSorted()
    .join('&')
