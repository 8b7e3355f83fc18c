import { describe, expect, it, test } from 'vitest'
import { postcodeFits, states } from '#shared/address.ts'
import list from './suburbs.txt?raw'
import { findSuburbs } from './suburbs.ts'

const labels = (typed: string) => findSuburbs(typed).map(({ label }) => label)

describe('findSuburbs', () => {
  test.each(['', ' ', 'w', '3', 'zz', '9999', 'Wonthaggi VIC 3995 AU'])('offers nothing for %j', (typed) =>
    expect(labels(typed)).toEqual([]),
  )

  test.each([
    ['wonth', 'Wonthaggi VIC 3995'],
    ['WONTHAGGI', 'Wonthaggi VIC 3995'],
    [' st kilda ', 'St Kilda VIC 3182'],
    ['3155', 'Boronia VIC 3155'],
    ['boronia vic', 'Boronia VIC 3155'],
    ['albury', 'Albury NSW 2640'],
  ])('%j offers %s first', (typed, label) => expect(labels(typed)[0]).toBe(label))

  it('finds a word inside a name, after the names that begin with it', () =>
    expect(labels('wonth')).toEqual(['Wonthaggi VIC 3995', 'North Wonthaggi VIC 3995']))

  it('offers all suburbs of a postcode', () => {
    expect(labels('3995')).toContain('Wonthaggi VIC 3995')
    expect(labels('3995')).toContain('Cape Paterson VIC 3995')
  })

  it('offers eight at most', () => expect(labels('mount')).toHaveLength(8))
})

test('each line is a postcode, its state and its suburbs, once', () => {
  const lines = list.trim().split('\n')
  for (const line of lines) expect(line).toMatch(/^\d{4} [A-Z]{2,3} [A-Z][\w' ,.-]+$/)
  expect(new Set(lines.map((line) => line.slice(0, 8))).size).toBe(lines.length)
  for (const line of lines) {
    const state = states.find((one) => one === line.slice(5).split(' ', 1)[0])
    expect([line, state && postcodeFits(state, line.slice(0, 4))]).toEqual([line, true])
  }
})
