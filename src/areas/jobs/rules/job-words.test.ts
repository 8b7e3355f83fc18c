import { expect, test } from 'vitest'
import { whoKnowsOwing } from './job-words.ts'

const managed = { account_manager_id: 4, account_manager: 'Sia Moana' }

test('the account manager or accounts know what a job owes', () => {
  expect(whoKnowsOwing(9, managed)).toBe(
    'Sia Moana manages this client. Ask them or accounts what the job owes.',
  )
  expect(whoKnowsOwing(9, { account_manager_id: null, account_manager: null })).toBe(
    'This client has no account manager. Ask accounts what the job owes.',
  )
})

test('an account manager who may not see it is not told to ask themselves', () => {
  expect(whoKnowsOwing(4, managed)).toBe('Ask accounts what the job owes.')
})
