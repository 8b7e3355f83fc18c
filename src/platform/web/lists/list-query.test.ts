import * as z from 'zod'
import { expect, test } from 'vitest'
import { endpoint, listQuery } from '#platform/contract/endpoint.ts'
import { filtersOf, parseListQuery } from './list-query.ts'

const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  permission: 'signed_in',
  summary: 'List things.',
  list: true,
  query: listQuery(['name', 'created_at'], 'name').extend({ colour: z.enum(['red', 'blue']).optional() }),
  output: z.object({ id: z.number() }),
})
const understood = (search: object) => parseListQuery(listThings, search as Record<string, unknown>)

test('an unknown sort, page size or filter is dropped, and the rest stays', () => {
  expect(understood({ sort: 'shoe_size', search: 'ada' })).toEqual({ search: 'ada' })
  expect(understood({ sort: '--name', page: 2 })).toEqual({ page: 2 })
  expect(understood({ page_size: 201, colour: 'green', archived: '2' })).toEqual({})
  expect(understood({ page: 0 })).toEqual({})
  expect(understood({ search: 'x'.repeat(10_000) })).toEqual({})
})

test('unknown parameters never reach the call', () => {
  expect(understood({ hidden: 'abn,email', tab: 'details', junk: '1', sort: '-name' })).toEqual({
    sort: '-name',
  })
  expect(understood({ constructor: 'x', toString: 'z' })).toEqual({})
})

test('known values stay as they are in the address', () => {
  const search = { page: 3, page_size: 20, sort: '-created_at', search: '0412', archived: '1', colour: 'red' }
  expect(understood(search)).toEqual(search)
  expect(understood({ colour: undefined, search: undefined })).toEqual({})
})

test('filters are whatever decides which rows there are', () => {
  expect(filtersOf({ page: 2, page_size: 20, sort: 'name', hidden: 'abn', tab: 'x', search: 'ada' })).toEqual(
    {
      search: 'ada',
    },
  )
  expect(filtersOf({ search: undefined })).toEqual({})
})
