import { expect, expectTypeOf, test } from 'vitest'
import { recordEndpoints } from './record-endpoints.ts'

const record = { noun: { one: 'depot', many: 'depots' }, path: '/api/depots', topic: 'depot' } as const

test('there are no calls to write or export without a right for them', () => {
  const read = recordEndpoints({ ...record, rights: { read: 'settings:read' } })
  expect(Object.keys(read)).toEqual(['list', 'countViews', 'sums', 'get'])
  expectTypeOf(read).not.toHaveProperty('create')
  expectTypeOf(read).not.toHaveProperty('export')
})

test('each call asks for the right of its kind', () => {
  const all = recordEndpoints({
    ...record,
    rights: { read: 'settings:read', write: 'settings:company', export: 'clients:export' },
  })
  expect(all.countViews({}).permission).toBe('settings:read')
  expect(all.archiveMany().permission).toBe('settings:company')
  expect(all.export({}).permission).toBe('clients:export')
})
