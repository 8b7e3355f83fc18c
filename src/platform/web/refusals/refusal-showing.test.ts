import { expect, test } from 'vitest'
import { Refusal } from '../calls/refusal.ts'
import { showingOf } from './refusal-showing.ts'

const wrong = { message: 'Something went wrong.', ms: 5000 }
const refusal = (status: number, message: string, errors?: Record<string, string>) =>
  new Refusal({ status, message, errors })

test('an expired token: its toast for 1 s, then signing out', () => {
  expect(showingOf(refusal(401, 'Token is Expired'))).toEqual({
    fields: false,
    beside: null,
    toast: { message: 'Authorization Token Expired. Please Login Again.', ms: 1000 },
    next: 'sign_out',
  })
})

test('403, whatever its message: a toast for 5 s, then home', () => {
  const toast = { message: 'You are not Authorized for this action.', ms: 5000 }
  expect(showingOf(refusal(403, 'No.'))).toEqual({ fields: false, beside: null, toast, next: 'home' })
})

test('a duplicate email and a second checklist keep their own messages, next to the action as well', () => {
  for (const message of ['The email has already been taken.', 'Checklist already added for today!']) {
    expect(showingOf(refusal(409, message))).toEqual({
      fields: false,
      beside: message,
      toast: { message, ms: 5000 },
      next: null,
    })
  }
})

test('a duplicate email with a field is marked on the field', () => {
  const message = 'The email has already been taken.'
  expect(showingOf(refusal(422, message, { email: message }))).toMatchObject({
    fields: true,
    beside: null,
    toast: { message, ms: 5000 },
  })
})

test('422 with errors goes to the fields, without a toast', () => {
  const showing = showingOf(refusal(422, 'Name is required.', { name: 'Name is required.' }))
  expect(showing).toEqual({ fields: true, beside: null, toast: null, next: null })
})

test.each([409, 422, 429])("a rule's refusal (%i) is shown next to the action, without a toast", (status) => {
  expect(showingOf(refusal(status, 'Quote Q-000123 was accepted.'))).toEqual({
    fields: false,
    beside: 'Quote Q-000123 was accepted.',
    toast: null,
    next: null,
  })
})

test('a failed sign-in is shown next to the action', () => {
  expect(showingOf(refusal(401, 'Email or password is incorrect.'))).toMatchObject({
    beside: 'Email or password is incorrect.',
    toast: null,
  })
})

test.each([200, 400])('at sign-in a plain refusal (%i) is shown next to the form', (status) => {
  expect(showingOf(refusal(status, 'Ring the office first.'), 'sign-in')).toMatchObject({
    beside: 'Ring the office first.',
    toast: null,
  })
  expect(showingOf(refusal(status, ''), 'sign-in')).toMatchObject({ beside: null, toast: wrong })
})

test.each([
  [0, 'No answer'],
  [200, 'The server said no.'],
  [400, 'The request could not be read.'],
  [404, 'Not found.'],
  [500, 'Something went wrong.'],
  [502, 'The response could not be read.'],
  [503, 'Haulyard is not available right now. Try again in a moment.'],
])('anything else (%i) is "something went wrong"', (status, message) => {
  expect(showingOf(refusal(status, message))).toEqual({
    fields: false,
    beside: null,
    toast: wrong,
    next: null,
  })
})

test('a refused file is explained next to the upload, and nowhere else', () => {
  expect(showingOf(refusal(415, 'Send a PDF, JPEG or PNG.'))).toMatchObject({
    beside: 'Send a PDF, JPEG or PNG.',
    toast: null,
  })
})

test('an error of our own is "something went wrong" too', () => {
  expect(showingOf(new TypeError('x is undefined'))).toMatchObject({ toast: wrong, next: null })
})
