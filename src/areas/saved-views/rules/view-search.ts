/**
 * What of an address makes a view: its search part without the page and without what is empty, the words in order, so
 * that two addresses that show the same are the same text. `?page=2&sort=name&client_type=civil` →
 * `client_type=civil&sort=name`.
 */
export const viewSearch = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((word) => /=./.test(word) && !word.startsWith('page='))
    .toSorted()
    .join('&')
