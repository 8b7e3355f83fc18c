import { expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToasts, showToast } from './toast-store.ts'

test('a success toast stays 5 s by default, and goes when dismissed', () => {
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

test('the same message shows once, unless each offers its own action', () => {
  const wrong = { message: 'Something went wrong.', kind: 'error' } as const
  showToast(wrong)
  showToast(wrong)
  expect(currentToasts().filter(({ message }) => message === wrong.message)).toHaveLength(1)
  const undo = { message: 'Site archived', action: { label: 'Undo', run: () => {} } }
  showToast(undo)
  showToast(undo)
  expect(currentToasts().filter(({ message }) => message === undo.message)).toHaveLength(2)
})

test('only the latest success shows; it does not replace failures or toasts with undo', () => {
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
