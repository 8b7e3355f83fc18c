import { expect, test } from 'vitest'
import { replacementFor, isOff, ontoSaved } from './removed-lines.ts'

const added = { id: undefined, docket_line_id: null }
const byHand = { id: 1, docket_line_id: null }
const ofDocket = { id: 2, docket_line_id: 20 }

test('of the removed lines only those that bill a docket stay visible until saved', () => {
  const saved = new Set([1, 2])
  const leaving = replacementFor(ofDocket, saved)
  expect(leaving).toEqual({ ...ofDocket, is_taken_off: 1 })
  expect([ofDocket, leaving!].map(isOff)).toEqual([false, true])
  expect(replacementFor(byHand, saved)).toBeUndefined()
  expect(replacementFor(added, saved)).toBeUndefined()
  // Someone else has already removed it.
  expect(replacementFor(ofDocket, new Set([1]))).toBeUndefined()
})

test('your own lines survive someone else’s removals, and keep their dockets', () => {
  expect(ontoSaved([byHand, ofDocket, added], new Set([2]))).toEqual([
    { ...byHand, id: undefined },
    ofDocket,
    added,
  ])
})
