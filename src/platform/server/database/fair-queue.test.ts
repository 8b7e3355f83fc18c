import { expect, test } from 'vitest'
import { type Asker, openFairQueue } from './fair-queue.ts'

const bounds = { of_each: 3, in_all: 6, refusal: () => new Error('full') }

/** Queues askers behind a running turn; returns who was served, in order, and who was refused. */
async function asked(askers: readonly Asker[], more: Partial<typeof bounds> & { at_once?: number } = {}) {
  const inTurn = openFairQueue({ ...bounds, at_once: 1, ...more })
  let letGo = () => {}
  const first = inTurn({ party: 'first' }, () => new Promise<void>((done) => (letGo = done)))
  const served: string[] = []
  const refused: string[] = []
  const all = askers.map((asker) =>
    inTurn(asker, async () => void served.push(asker.party)).catch(() => void refused.push(asker.party)),
  )
  letGo()
  await Promise.all([first, ...all])
  return { served: served.join(' '), refused: refused.join(' ') }
}
const others = (text: string): Asker[] => text.split(' ').map((party) => ({ party }))
const known = (text: string): Asker[] => text.split(' ').map((party) => ({ party, is_known: true }))

test('turns rotate: a newcomer is next when all others are of one party', async () => {
  expect((await asked(others('a a a b c b'))).served).toBe('a b c a b a')
})

test("a caller arriving during their party's turn goes before the rest of that party", async () => {
  expect((await asked(others('first first a first b'))).served).toBe('a b first first first')
})

test('only so many of one party wait, and the others do not notice', async () => {
  expect(await asked(others('a a a a a b'))).toEqual({ served: 'a b a a', refused: 'a a' })
})

test('when all places are taken the largest party gives one up; otherwise the newcomer is refused', async () => {
  expect(await asked(others('a a a b b c d'))).toEqual({ served: 'a b c d a b', refused: 'a' })
  expect(await asked(others('a b c d e f g'))).toEqual({ served: 'a b c d e f', refused: 'g' })
  expect(await asked(others('a a b b c c a b'))).toEqual({ served: 'a b c a b c', refused: 'a b' })
})

test('known parties go first, except for every fourth turn, and have places of their own', async () => {
  const both = [...others('a b c d e f g'), ...known('K L M N O P Q')]
  expect(await asked(both)).toEqual({ served: 'K L M a N O P b c d e f', refused: 'g Q' })
})

test('up to the limit run at once, and a failed turn passes on', async () => {
  const inTurn = openFairQueue({ ...bounds, at_once: 2 })
  let working = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) =>
      inTurn({ party: `${n}` }, async () => {
        most = Math.max(most, ++working)
        await new Promise((resolve) => setTimeout(resolve, 2))
        working--
        if (n % 2) throw new Error('wrong')
        return n
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    0,
    'wrong',
    2,
    'wrong',
    4,
    'wrong',
    6,
    'wrong',
  ])
})
