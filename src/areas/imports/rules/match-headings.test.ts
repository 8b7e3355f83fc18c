import { expect, test } from 'vitest'
import { matchHeadings, matchProblem } from './match-headings.ts'
import { usedBy } from './held-words.ts'

const fields = [
  { field: 'name', label: 'Name', is_required: 1 },
  { field: 'email', label: 'Email', is_required: 0 },
  { field: 'address_line1', label: 'Address', is_required: 0 },
]

test('what was matched last comes first, then the name of the field, then what it is also called', () => {
  const none = new Map<string, string>()
  expect(matchHeadings(['E-Mail', 'NAME', 'Street', 'Fax'], fields, none)).toEqual([
    'email',
    'name',
    'address_line1',
    '',
  ])
  expect(matchHeadings(['Fax', 'Email'], fields, new Map([['fax', 'email']]))).toEqual(['email', ''])
})

test('a column that was left out last stays so, and no field is matched twice', () => {
  expect(matchHeadings(['Name'], fields, new Map([['name', '']]))).toEqual([''])
  expect(matchHeadings(['Full name', 'Name', 'Description'], fields, new Map())).toEqual(['', 'name', ''])
  expect(matchHeadings(['Name'], fields, new Map([['name', 'gone']]))).toEqual(['name'])
})

test('why fields cannot be imported together', () => {
  expect(matchProblem(['', 'email'], fields)).toBe('Choose a column for Name.')
  expect(matchProblem(['name', 'email', 'email'], fields)).toBe(
    'Two columns are matched with Email. Choose one of them.',
  )
  expect(matchProblem(['name', ''], fields)).toBeNull()
})

test('what uses a record is named as people call it', () => {
  expect(usedBy({ table: 'time_entry', count: 2 })).toBe('used by 2 time entries')
  expect(usedBy({ table: 'invoice', count: 1 })).toBe('used by 1 invoice')
  expect(usedBy({ table: 'holding', count: 2 })).toBe('has 2 tags and skills')
  expect(usedBy({ table: 'bank_details', count: 2 })).toBe('has 2 sets of bank details')
})
