import { expect, test } from 'vitest'
import { viewSearch } from './view-search.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?page=7', ''],
  ['?search=&page=2', ''],
  ['?sort=name&client_type=civil', 'client_type=civil&sort=name'],
  ['client_type=civil&sort=name&page=3', 'client_type=civil&sort=name'],
  ['?search=Nguy%E1%BB%85n+%26+Sons', 'search=Nguy%E1%BB%85n+%26+Sons'],
  ['?page_size=100&hidden=none', 'hidden=none&page_size=100'],
])('%j shows what %j shows', (address, search) => {
  expect(viewSearch(address)).toBe(search)
  expect(viewSearch(search)).toBe(search)
})
