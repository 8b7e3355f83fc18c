import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatAddress,
  isStreetAddress,
  parseAddress,
  postcodeFits,
  states,
  withoutAustralia,
} from './address.ts'

const nothing = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }

describe('formatAddress', () => {
  test.each([
    [nothing, ''],
    [{ ...nothing, state: 'VIC' }, ''],
    [{ ...nothing, suburb: 'Boronia', state: 'VIC' }, 'Boronia VIC'],
    [
      { address_line1: '12 Smith St', address_line2: '', suburb: 'Boronia', state: 'VIC', postcode: '3155' },
      '12 Smith St, Boronia VIC 3155',
    ],
    [
      { ...nothing, address_line1: 'Level 2', address_line2: '1 King St, Australia', postcode: '0800' },
      'Level 2, 1 King St, 0800',
    ],
  ])('%j', (address, text) => expect(formatAddress(address)).toBe(text))
})

describe('withoutAustralia', () => {
  test.each([
    ['12 Smith St, Boronia VIC 3155, Australia', '12 Smith St, Boronia VIC 3155'],
    ['12 Smith St ,australia ', '12 Smith St'],
    ['1 Australia St, Newtown NSW', '1 Australia St, Newtown NSW'],
    ['1 King St, Australia, AUSTRALIA', '1 King St'],
    [', Australia', ''],
    ['Bank of Australia', 'Bank of Australia'],
    ['Western Australia', 'Western Australia'],
    ['12 Smith St, South Australia', '12 Smith St, South Australia'],
  ])('%j is %j', (text, expected) => expect(withoutAustralia(text)).toBe(expected))

  it('leaves nothing to remove a second time', () => {
    const line = fc
      .array(fc.constantFrom('a', ',', ' ', 'Australia', ', Australia'))
      .map((words) => words.join(''))
    fc.assert(
      fc.property(line, (text) => {
        const once = withoutAustralia(text)
        expect(withoutAustralia(once)).toBe(once)
        expect(once).not.toMatch(/,\s*Australia$/)
      }),
    )
  })
})

describe('postcodeFits', () => {
  test.each([
    ['VIC', '2999'],
    ['VIC', '0800'],
    ['NSW', '2600'],
    ['NSW', '3155'],
    ['ACT', '2599'],
    ['NT', '1000'],
    ['TAS', '3155'],
    ['QLD', '0872'],
  ] as const)('%s does not have %s', (state, postcode) => expect(postcodeFits(state, postcode)).toBe(false))

  test.each([
    ['VIC', '3000'],
    ['VIC', '3996'],
    ['VIC', '8001'],
    ['NSW', '1001'],
    ['NSW', '2000'],
    ['NSW', '3644'],
    ['ACT', '0200'],
    ['ACT', '2601'],
    ['ACT', '2620'],
    ['QLD', '4000'],
    ['SA', '5000'],
    ['WA', '6798'],
    ['TAS', '7000'],
    ['NT', '0872'],
    ['SA', '0872'],
  ] as const)('%s has %s', (state, postcode) => expect(postcodeFits(state, postcode)).toBe(true))

  it('assigns every postcode from 1000 on to one state, or two at a border', () => {
    const border = new Set([
      '2406',
      '2611',
      '2618',
      '2620',
      '3500',
      '3585',
      '3586',
      '3644',
      '3691',
      '3707',
      '4380',
      '4383',
      '4385',
    ])
    for (let number = 1000; number <= 9999; number += 1) {
      const owners = states.filter((state) => postcodeFits(state, String(number)))
      expect([number, owners.length]).toEqual([number, border.has(String(number)) ? 2 : 1])
    }
  })
})

test.each([
  ['14 Blackwood Rd', true],
  ['2/14A High St', true],
  ['Stage 3', false],
  ['Blackwood Rd 14', false],
  ['1234', false],
])('%s as a street address: %s', (typed, expected) => {
  expect(isStreetAddress(typed)).toBe(expected)
})

test.each([
  [
    '12 Smith St, Boronia VIC 3155',
    { address_line1: '12 Smith St', suburb: 'Boronia', state: 'VIC', postcode: '3155' },
  ],
  [
    'Unit 2, 8 High St, Kew East 3102, Australia',
    { address_line1: 'Unit 2, 8 High St', suburb: 'Kew East', postcode: '3102' },
  ],
  [
    '14 Blackwood Rd, Wodonga, vic, 3690',
    { address_line1: '14 Blackwood Rd', suburb: 'Wodonga', state: 'VIC', postcode: '3690' },
  ],
  ['Behind the old mill', { address_line1: 'Behind the old mill' }],
  ['', { address_line1: '' }],
])('%s taken apart', (typed, expected) => {
  expect(parseAddress(typed)).toEqual(expected)
})
