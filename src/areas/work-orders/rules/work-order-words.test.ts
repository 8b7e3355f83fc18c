import { expect, test } from 'vitest'
import { brokeDownWords, extendedWords } from './work-order-words.ts'

const order = {
  order_no: 'J-000015-02',
  replaced_by: { order_no: 'J-000015-04' },
  drivers: 'Marco Bellini',
}

test('a breakdown says which order replaces it and what is left to do', () => {
  const words = (of: Partial<Parameters<typeof brokeDownWords>[0]>) => brokeDownWords({ ...order, ...of })
  const both = 'J-000015-02 broke down. J-000015-04 replaces it'
  expect(words({ replacement: 'to_fill' })).toBe(`${both}: fill and confirm it`)
  expect(words({ replacement: 'to_confirm' })).toBe(`${both}: confirm it`)
  expect(words({ replacement: 'confirmed' })).toBe(`${both}: confirmed and sent to Marco Bellini`)
  expect(words({ replacement: 'confirmed', drivers: null })).toBe(`${both}: confirmed`)
  expect(words({ replaced_by: null })).toBe('J-000015-02 broke down')
})

test('a toast says if the dates of the job were extended', () => {
  expect(extendedWords({ job_extended_to: '2026-11-24' })).toBe(
    '. The job’s dates now include Tue 24 Nov 2026',
  )
  expect(extendedWords({ job_extended_to: null })).toBe('')
  expect(extendedWords({})).toBe('')
})
