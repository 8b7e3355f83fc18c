import { expect, test } from 'vitest'
import { forgetTyped, keepTyped, takeTyped, typedIn } from './kept-typing.ts'

function store() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
const place = { user_id: 7, path: '/dashboard/clients/new' }

test('what was typed comes back once, to the same form of the same person at the same address', () => {
  const kept = store()
  keepTyped(kept, place, 'client', { name: 'Kestrel' })
  keepTyped(kept, place, 'note', { text: 'Gate 3' })
  expect(takeTyped(kept, place, 'client')).toEqual({ name: 'Kestrel' })
  expect(takeTyped(kept, place, 'client')).toBeNull()
  expect(takeTyped(kept, place, 'note')).toEqual({ text: 'Gate 3' })
  expect(kept.items.size).toBe(0)
})

test.each([
  ['somebody else', { ...place, user_id: 8 }],
  ['another address', { ...place, path: '/dashboard/clients' }],
])('%s gets nothing, and it is gone', (_, other) => {
  const kept = store()
  keepTyped(kept, place, 'client', { name: 'Kestrel' })
  expect(takeTyped(kept, other, 'client')).toBeNull()
  expect(kept.items.size).toBe(0)
})

test('what is left is forgotten, and a broken or full store is none', () => {
  const kept = store()
  keepTyped(kept, place, 'client', { name: 'Kestrel' })
  forgetTyped(kept)
  expect(takeTyped(kept, place, 'client')).toBeNull()
  kept.items.set('typed', '{')
  expect(takeTyped(kept, place, 'client')).toBeNull()
  const full = {
    ...kept,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(keepTyped(full, place, 'client', {})).toBe(false)
})

test('only what differs is kept, never a password or a file', () => {
  const begun = { name: 'Kestrel', phone: null, lines: [{ quantity: 1 }] }
  expect(typedIn({ ...begun, phone: undefined, lines: [{ quantity: 2 }] }, begun)).toEqual({
    typed: { lines: [{ quantity: 2 }] },
    isWhole: true,
  })
  const values = { name: 'K', new_password: 'hunter22', file: new Blob(['x']), files: [new Blob(['x'])] }
  expect(typedIn(values, begun)).toEqual({ typed: { name: 'K' }, isWhole: false })
})
