import { expect, test } from 'vitest'
import { mentionWords } from './mention-words.ts'

test('a mention quotes the note, on one line, and says where it is and for whom', () => {
  expect(mentionWords('Float booked\n for Monday?', ['Quote Q-000048', 'Blackwood Civil'])).toBe(
    '“Float booked for Monday?” Quote Q-000048, Blackwood Civil',
  )
  expect(mentionWords('Rings today', ['Client Ironbark', undefined])).toBe('“Rings today” Client Ironbark')
})

test('a long note is cut', () => {
  const words = mentionWords('a'.repeat(500), ['Job J-000001'])
  expect(words).toBe(`“${'a'.repeat(139)}…” Job J-000001`)
})
