import { expect, test, vi } from 'vitest'
import { Refusal } from '../calls/refusal.ts'
import { type RefusalEffects, refusalHandler } from './refusal-handler.ts'

function desk() {
  let now = 1000
  const waiting: (() => void)[] = []
  const effects = {
    toast: vi.fn<RefusalEffects['toast']>(),
    signOut: vi.fn<RefusalEffects['signOut']>(),
    goHome: vi.fn<RefusalEffects['goHome']>(),
    later: vi.fn<RefusalEffects['later']>((then) => void waiting.push(then)),
    now: () => now,
  }
  return { show: refusalHandler(effects), effects, waiting, at: (time: number) => (now = time) }
}
const refusal = (status: number, message: string, started_at: number) =>
  new Refusal({ status, message, started_at })

test('an expired token is reported once for parallel failures, and signs out once, 1 s later', () => {
  const { show, effects, waiting, at } = desk()
  for (const started of [900, 950, 999]) show(refusal(401, 'Token is Expired', started))
  at(1500)
  show(refusal(401, 'Token is Expired', 1400))
  show(refusal(500, 'Something went wrong.', 1400))
  expect(effects.toast).toHaveBeenCalledTimes(1)
  expect(effects.signOut).not.toHaveBeenCalled()
  expect(effects.later.mock.calls.map(([, ms]) => ms)).toEqual([1000])
  for (const then of waiting) then()
  expect(effects.signOut).toHaveBeenCalledTimes(1)
})

test('403 goes home once for parallel calls, and again for a later one', () => {
  const { show, effects, at } = desk()
  show(refusal(403, '', 900))
  at(1010)
  show(refusal(403, '', 950))
  expect(effects.goHome).toHaveBeenCalledTimes(1)
  show(refusal(403, '', 1005))
  expect(effects.goHome).toHaveBeenCalledTimes(2)
  expect(effects.toast).toHaveBeenCalledTimes(2)
})

test('different messages are each shown', () => {
  const { show, effects } = desk()
  show(refusal(500, '', 900))
  show(refusal(403, '', 900))
  expect(effects.toast.mock.calls.map(([toast]) => toast.message)).toEqual([
    'Something went wrong.',
    'You are not Authorized for this action.',
  ])
})

test('what belongs next to the action is returned, without a toast', () => {
  const { show, effects } = desk()
  expect(show(refusal(409, 'Already archived.', 900))).toMatchObject({ beside: 'Already archived.' })
  expect(effects.toast).not.toHaveBeenCalled()
})
