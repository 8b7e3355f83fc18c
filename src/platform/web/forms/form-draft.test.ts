import { expect, test } from 'vitest'
import { forgetTyped, hasDraft, saveDraft, takeDraft, draftOf } from './form-draft.ts'

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

test('typed values come back once, to the same form, person and address', () => {
  const draft = store()
  saveDraft(draft, place, 'client', { name: 'Kestrel' })
  saveDraft(draft, place, 'note', { text: 'Gate 3' })
  expect(takeDraft(draft, place, 'client')).toEqual({ name: 'Kestrel' })
  expect(takeDraft(draft, place, 'client')).toBeNull()
  expect(takeDraft(draft, place, 'note')).toEqual({ text: 'Gate 3' })
  expect(draft.items.size).toBe(0)
})

test.each([
  ['someone else', { ...place, user_id: 8 }],
  ['another address', { ...place, path: '/dashboard/clients' }],
])('%s gets nothing, and the draft is gone', (_, other) => {
  const draft = store()
  saveDraft(draft, place, 'client', { name: 'Kestrel' })
  expect(takeDraft(draft, other, 'client')).toBeNull()
  expect(draft.items.size).toBe(0)
})

test('an abandoned draft is dropped, and a broken or full store counts as none', () => {
  const draft = store()
  saveDraft(draft, place, 'client', { name: 'Kestrel' })
  forgetTyped(draft)
  expect(takeDraft(draft, place, 'client')).toBeNull()
  draft.items.set('typed', '{')
  expect(takeDraft(draft, place, 'client')).toBeNull()
  const full = {
    ...draft,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(saveDraft(full, place, 'client', {})).toBe(false)
})

test('a draft is known by how its form’s name begins, at its own address only', () => {
  const draft = store()
  expect(hasDraft(draft, place, 'PATCH ')).toBe(false)
  saveDraft(draft, place, 'PATCH /api/jobs/:id {"id":1}', { title: 'Footings' })
  expect(hasDraft(draft, place, 'PATCH ')).toBe(true)
  expect(hasDraft(draft, place, 'POST ')).toBe(false)
  expect(hasDraft(draft, { ...place, path: '/elsewhere' }, 'PATCH ')).toBe(false)
})

test('only differences are kept, never a password or a file', () => {
  const begun = { name: 'Kestrel', phone: null, lines: [{ quantity: 1 }] }
  expect(draftOf({ ...begun, phone: undefined, lines: [{ quantity: 2 }] }, begun)).toEqual({
    typed: { lines: [{ quantity: 2 }] },
    isWhole: true,
  })
  const values = { name: 'K', new_password: 'hunter22', file: new Blob(['x']), files: [new Blob(['x'])] }
  expect(draftOf(values, begun)).toEqual({ typed: { name: 'K' }, isWhole: false })
})
