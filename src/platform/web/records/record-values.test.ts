import * as z from 'zod'
import { expect, test } from 'vitest'
import { changesIn, clashesOf, valuesOf } from './record-values.ts'

const schema = z.object({ name: z.string(), phone: z.string().nullable(), emails: z.array(z.string()) })
const record = { id: 7, name: 'Kestrel', phone: null, emails: ['a@b.au'], version: 3 }

test("a form has its schema's fields, with null for what the record lacks", () => {
  expect(valuesOf(schema, record)).toEqual({ name: 'Kestrel', phone: null, emails: ['a@b.au'] })
  expect(valuesOf(schema, {})).toEqual({ name: null, phone: null, emails: null })
})

test('only differences are sent: not an emptied field that was empty, but a whole list when one entry differs', () => {
  expect(changesIn({ name: 'Kestrel', phone: '', emails: ['a@b.au'] }, record)).toEqual({})
  expect(changesIn({ name: 'Kestrel', phone: '0355501234', emails: [] }, record)).toEqual({
    phone: '0355501234',
    emails: [],
  })
  expect(changesIn({ name: undefined, phone: null }, record)).toEqual({})
  expect(changesIn({ phone: null }, { phone: '0355501234' })).toEqual({ phone: null })
})

test('two edits clash only where both changed a field to different values', () => {
  const base = { name: 'Kestrel', suburb: null, phone: '0355501234' }
  const theirs = { name: 'Kestrel Homes', suburb: 'Epping', phone: '0355501234', version: 4 }
  expect(clashesOf({ name: 'Kestrel Pty Ltd', suburb: 'Epping', phone: '131234' }, theirs, base)).toEqual([
    { name: 'name', mine: 'Kestrel Pty Ltd', theirs: 'Kestrel Homes' },
  ])
  expect(clashesOf({ ...base, suburb: '' }, theirs, base)).toEqual([])
})
