import * as z from 'zod'
import { expect, test } from 'vitest'
import { changesIn, valuesOf } from './record-values.ts'

const schema = z.object({ name: z.string(), phone: z.string().nullable(), emails: z.array(z.string()) })
const record = { id: 7, name: 'Kestrel', phone: null, emails: ['a@b.au'], version: 3 }

test('a form begins with the fields of its schema, and with null for what the record has not', () => {
  expect(valuesOf(schema, record)).toEqual({ name: 'Kestrel', phone: null, emails: ['a@b.au'] })
  expect(valuesOf(schema, {})).toEqual({ name: null, phone: null, emails: null })
})

test('only what differs is sent: an emptied field that was empty does not, a list does when one of it differs', () => {
  expect(changesIn({ name: 'Kestrel', phone: '', emails: ['a@b.au'] }, record)).toEqual({})
  expect(changesIn({ name: 'Kestrel', phone: '0355501234', emails: [] }, record)).toEqual({
    phone: '0355501234',
    emails: [],
  })
  expect(changesIn({ name: undefined, phone: null }, record)).toEqual({})
  expect(changesIn({ phone: null }, { phone: '0355501234' })).toEqual({ phone: null })
})
