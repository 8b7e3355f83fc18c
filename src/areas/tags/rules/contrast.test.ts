import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, textOn } from './contrast.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1)
  expect(contrast('#767676', '#FFFFFF')).toBe(4.54)
  expect(contrast('#777777', '#FFFFFF')).toBe(4.47)
})

test('text on a colour is black or white, whichever is easier to read', () => {
  expect(textOn('#F2A93B').text_hex).toBe('#000000')
  expect(textOn('#2D6CDF')).toEqual({ text_hex: '#FFFFFF', contrast: 4.85 })
})

test('text can be read on every colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0').toUpperCase()}`
      expect(textOn(hex).contrast).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
