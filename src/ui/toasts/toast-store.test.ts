import { expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToasts, showToast } from './toast-store.ts'

test('a toast stays 5 s as a success unless told otherwise, and goes when dismissed', () => {
  const heard = vi.fn<() => void>()
  const stop = onToasts(heard)
  showToast({ message: 'Quote Q-000123 sent' })
  showToast({ message: 'Token is Expired', kind: 'error', ms: 1000 })
  expect(currentToasts()).toMatchObject([
    { message: 'Quote Q-000123 sent', kind: 'success', ms: 5000 },
    { message: 'Token is Expired', kind: 'error', ms: 1000 },
  ])
  for (const { id } of currentToasts()) dismissToast(id)
  expect(currentToasts()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(4)
  stop()
  showToast({ message: 'unheard' })
  expect(heard).toHaveBeenCalledTimes(4)
})

test('the same words stand once, unless each offers something of its own', () => {
  const wrong = { message: 'Something went wrong.', kind: 'error' } as const
  showToast(wrong)
  showToast(wrong)
  expect(currentToasts().filter(({ message }) => message === wrong.message)).toHaveLength(1)
  const undo = { message: 'Site archived', action: { label: 'Undo', run: () => {} } }
  showToast(undo)
  showToast(undo)
  expect(currentToasts().filter(({ message }) => message === undo.message)).toHaveLength(2)
})

test('of what was done the latest stands; what went wrong, or can be undone, is not covered by it', () => {
  for (const { id } of currentToasts()) dismissToast(id)
  showToast({ message: 'INV-000012 approved' })
  showToast({ message: 'Token is Expired', kind: 'error' })
  showToast({ message: 'Site archived', action: { label: 'Undo', run: () => {} } })
  showToast({ message: 'INV-000012 sent' })
  showToast({ message: 'You are offline.', kind: 'error' })
  expect(currentToasts().map(({ message }) => message)).toEqual([
    'Token is Expired',
    'Site archived',
    'INV-000012 sent',
    'You are offline.',
  ])
})
