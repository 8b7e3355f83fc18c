import { expect, test } from 'vitest'
import { isAffected, topicRefresh, type Topics } from './topic-refresh.ts'

/** Lets everything that waits for a promise run. */
const settled = () => new Promise((done) => setTimeout(done))

function board() {
  const refreshed: (string | string[])[] = []
  const waiting: (() => void)[] = []
  let shown = true
  let running = Promise.resolve()
  const { note, flush } = topicRefresh({
    refresh: (topics: Topics) => {
      refreshed.push(topics === 'everything' ? topics : [...topics])
      return running
    },
    isShown: () => shown,
    later: (then) => void waiting.push(then),
  })
  return {
    note,
    flush,
    refreshed,
    tick: async () => {
      waiting.splice(0).forEach((then) => then())
      await settled()
    },
    /** Refreshes take until the answer has come, or has failed. */
    slow: () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      running = promise
      return {
        answer: () => (resolve(), settled()),
        fail: () => (reject(new Error('Offline')), settled()),
      }
    },
    show: (to: boolean) => (shown = to),
  }
}

test('the first notice refreshes at once, later ones within the interval together', async () => {
  const { note, refreshed, tick } = board()
  note({ topic: 'client' })
  for (const topic of ['client', 'note', 'client']) note({ topic })
  expect(refreshed).toEqual([['client']])
  await tick()
  expect(refreshed).toEqual([['client'], ['client', 'note']])
  await tick()
  await tick()
  expect(refreshed).toHaveLength(2)
})

test('"everything" absorbs single topics', async () => {
  const { note, refreshed, tick } = board()
  note({ topic: 'client' })
  note({ topic: 'note' })
  note('everything')
  note({ topic: 'user' })
  await tick()
  expect(refreshed).toEqual([['client'], 'everything'])
})

test('a hidden page fetches nothing until it is shown', async () => {
  const { note, flush, refreshed, tick, show } = board()
  show(false)
  note({ topic: 'client' })
  note({ topic: 'note' })
  await tick()
  expect(refreshed).toEqual([])
  show(true)
  flush()
  expect(refreshed).toEqual([['client', 'note']])
})

test('a refresh in progress is waited for, not begun again', async () => {
  const { note, refreshed, tick, slow } = board()
  const first = slow()
  note({ topic: 'client' })
  note({ topic: 'note' })
  await tick()
  note({ topic: 'client' })
  expect(refreshed).toEqual([['client']])
  const second = slow()
  await first.answer()
  expect(refreshed).toEqual([['client'], ['note', 'client']])
  note({ topic: 'user' })
  await second.fail()
  expect(refreshed).toHaveLength(2)
  await tick()
  expect(refreshed.at(-1)).toEqual(['user'])
})

test("an answer is stale after a notice of its topic; one built from everyone's work, after any notice", () => {
  const news = new Set(['user'])
  expect(isAffected(news, 'client')).toBe(false)
  expect(isAffected(news, 'user')).toBe(true)
  expect(isAffected(news, '*')).toBe(true)
  expect(isAffected('everything', 'client')).toBe(true)
})
