import { expect, test } from 'vitest'
import { confirm, currentQuestion } from './confirm-store.ts'

test('a question waits for its answer, then closes', async () => {
  const answer = confirm({ title: 'Archive client?' })
  expect(currentQuestion()?.question.title).toBe('Archive client?')
  currentQuestion()?.answer({ reason: '' })
  expect(await answer).toEqual({ reason: '' })
  expect(currentQuestion()).toBeNull()
})

test('a second question cancels the first', async () => {
  const first = confirm({ title: 'First?' })
  const second = confirm({ title: 'Second?', reason: 'required' })
  expect(await first).toBeNull()
  expect(currentQuestion()?.question.title).toBe('Second?')
  currentQuestion()?.answer({ reason: 'Rained out' })
  expect(await second).toEqual({ reason: 'Rained out' })
})
