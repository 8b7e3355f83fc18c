import { expect, test } from 'vitest'
import { contactFor } from './contact-for.ts'

const jo = { id: 1, is_primary: 0, roles: ['site' as const] }
const kim = { id: 2, is_primary: 1, roles: [] }
const pat = { id: 3, is_primary: 0, roles: ['accounts' as const] }

test('a record’s own contact is called first, then the one with the duty, then the primary', () => {
  const all = [jo, kim, pat]
  expect(contactFor([], { contact_id: 1 })).toBeUndefined()
  expect(contactFor(all, { contact_id: 3, duty: 'site' })).toBe(pat)
  expect(contactFor(all, { contact_id: null, duty: 'accounts' })).toBe(pat)
  expect(contactFor([jo, kim], { duty: 'accounts' })).toBe(kim)
  expect(contactFor([jo], { contact_id: 9 })).toBe(jo)
})
