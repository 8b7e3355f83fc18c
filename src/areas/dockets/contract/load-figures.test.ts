import { expect, test } from 'vitest'
import { stepData } from '#areas/driver-jobs/contract/step.ts'
import { loadTonnes, loadVolume } from './load-figures.ts'

const wordsOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test('figures beyond any truck prompt for kilograms, in the office as on the phone', () => {
  const words = ['Tonnes must be 200 or less. Are these kg? 32,180 kg is 32.18 t.']
  expect(wordsOf(loadTonnes().safeParse(32_180))).toEqual(words)
  expect(wordsOf(stepData.tip.shape.net_t.safeParse(32_180))).toEqual(words)
  expect(wordsOf(loadVolume().safeParse(201))).toEqual(['Cubic metres must be 200 or less.'])
})

test('plausible figures are accepted, and so is none', () => {
  for (const value of [0.001, 32.18, 200, null]) {
    expect(loadTonnes().parse(value)).toBe(value)
    expect(loadVolume().parse(value)).toBe(value)
  }
})
