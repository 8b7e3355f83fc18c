import { expect, test } from 'vitest'
import { Refusal } from '../calls/refusal.ts'
import { runEach } from './run-each.ts'

function acting(refusals: Record<number, Refusal>) {
  const tried: number[] = []
  const act = (row: number) => {
    tried.push(row)
    const refusal = refusals[row]
    return refusal ? Promise.reject(refusal) : Promise.resolve()
  }
  return { tried, act }
}
const refusal = (status: number, message: string, errors = {}) => new Refusal({ status, message, errors })

test('a refusal stops none of the others, and says why', async () => {
  const { tried, act } = acting({
    2: refusal(409, 'This invoice is Draft and cannot be sent.'),
    3: refusal(422, 'Check the fields.', { to: 'To is required.' }),
  })
  expect(await runEach([1, 2, 3, 4], act)).toEqual({
    done: 2,
    refused: [
      { row: 2, reason: 'This invoice is Draft and cannot be sent.' },
      { row: 3, reason: 'To is required.' },
    ],
  })
  expect(tried).toEqual([1, 2, 3, 4])
})

test('without an answer the rest are not tried', async () => {
  const { tried, act } = acting({ 2: refusal(0, 'No answer') })
  expect(await runEach([1, 2, 3], act)).toEqual({
    done: 1,
    refused: [
      { row: 2, reason: 'No answer' },
      { row: 3, reason: 'Not tried, because the one before it had no response.' },
    ],
  })
  expect(tried).toEqual([1, 2])
})

test('an error that is not a refusal is a bug, and is thrown', async () => {
  await expect(runEach([1], () => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
})
