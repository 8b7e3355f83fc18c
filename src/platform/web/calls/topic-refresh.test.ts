import { expect, test } from 'vitest'
import { isAffected, topicRefresh, type Topics } from './topic-refresh.ts'

function board() {
  const refreshed: (string | string[])[] = []
  const waiting: (() => void)[] = []
  let shown = true
  const { note, flush } = topicRefresh({
    refresh: (topics: Topics) => refreshed.push(topics === 'everything' ? topics : [...topics]),
    isShown: () => shown,
    later: (then) => void waiting.push(then),
  })
  return {
    note,
    flush,
    refreshed,
    tick: () => waiting.splice(0).forEach((then) => then()),
    show: (to: boolean) => (shown = to),
  }
}

test('the first notice refreshes at once, later ones within the interval together', () => {
  const { note, refreshed, tick } = board()
  note({ topic: 'client' })
  for (const topic of ['client', 'note', 'client']) note({ topic })
  expect(refreshed).toEqual([['client']])
  tick()
  expect(refreshed).toEqual([['client'], ['client', 'note']])
  tick()
  tick()
  expect(refreshed).toHaveLength(2)
})

test('"everything" absorbs single topics', () => {
  const { note, refreshed, tick } = board()
  note({ topic: 'client' })
  note({ topic: 'note' })
  note('everything')
  note({ topic: 'user' })
  tick()
  expect(refreshed).toEqual([['client'], 'everything'])
})

test('a hidden page fetches nothing until it is shown', () => {
  const { note, flush, refreshed, tick, show } = board()
  show(false)
  note({ topic: 'client' })
  note({ topic: 'note' })
  tick()
  expect(refreshed).toEqual([])
  show(true)
  flush()
  expect(refreshed).toEqual([['client', 'note']])
})

test("an answer is stale after a notice of its topic; one built from everyone's work, after any notice", () => {
  const news = new Set(['user'])
  expect(isAffected(news, 'client')).toBe(false)
  expect(isAffected(news, 'user')).toBe(true)
  expect(isAffected(news, '*')).toBe(true)
  expect(isAffected('everything', 'client')).toBe(true)
})
