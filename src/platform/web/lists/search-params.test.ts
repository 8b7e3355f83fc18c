import { expect, test } from 'vitest'
import { listSearch, param, parseSearch, stringifySearch } from './search-params.ts'

const validate = listSearch({
  client_type: param.oneOf(['builder', 'council']),
  from: param.date,
  credit_hold: param.flag,
  manager: param.number,
})

test('unreadable values are dropped without an error', () => {
  const raw = {
    page: '0',
    page_size: 'many',
    client_type: 'farmer',
    from: '20/11/2026',
    credit_hold: 'yes',
    manager: '-1',
    junk: 'x',
    constructor: 'x',
  }
  expect(validate(raw)).toEqual({})
  // The router merges the result over the address: a key that is only absent would come back.
  expect({ ...raw, ...validate(raw) }).toEqual({})
})

test('a day that is not in the calendar is dropped', () => {
  expect(validate({ from: '2026-13-45' })).toEqual({})
  expect(validate({ from: '2026-02-30' })).toEqual({})
})

test('strings from the address and values from a link parse alike', () => {
  const words = {
    page: '2',
    sort: '-name',
    search: '0412',
    client_type: 'builder',
    from: '2026-11-20',
    credit_hold: '1',
    manager: '7',
  }
  const values = {
    page: 2,
    sort: '-name',
    search: '0412',
    client_type: 'builder',
    from: '2026-11-20',
    credit_hold: '1',
    manager: 7,
  }
  expect(validate(words)).toEqual(values)
  expect(validate(values)).toEqual(values)
})

test('an address round-trips, including digits with a leading zero', () => {
  const search = { search: '0412 345', page: 3, none: undefined, empty: '' }
  expect(stringifySearch(search)).toBe('?search=0412+345&page=3')
  expect(parseSearch('?search=0412+345&page=3')).toEqual({ search: '0412 345', page: '3' })
  expect(stringifySearch({})).toBe('')
})
