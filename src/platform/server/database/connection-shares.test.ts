import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openConnectionShares } from './connection-shares.ts'

const [clients, jobs, quotes] = [{}, {}, {}]
const limits = { most: 10, each: 6, queue: 3, wait: 5000 }
const refused = { code: 'unavailable', details: { retry_after_seconds: 1 } }

/** Borrows for a share; its name is added to `given` when it gets a connection. */
function acquiring(shares: ReturnType<typeof openConnectionShares>) {
  const acquired: string[] = []
  const acquire = async (name: string, share: object) => {
    const release = await shares.acquire(share)
    acquired.push(name)
    return release
  }
  return {
    acquired,
    acquire,
    few: (share: object, n: number) => Promise.all(Array.from({ length: n }, () => shares.acquire(share))),
  }
}

test('when too many of a share wait, the next is refused immediately; those who wait too long, after a while', async () => {
  const shares = openConnectionShares({ ...limits, wait: 50 })
  const { few } = acquiring(shares)
  await few(clients, 6)
  const waiting = [1, 2, 3].map(() => shares.acquire(clients))
  await expect(shares.acquire(clients)).rejects.toMatchObject(refused)
  for (const one of waiting) await expect(one).rejects.toMatchObject(refused)
  // They have stopped waiting, so there is room for others.
  const next = shares.acquire(clients)
  await expect(next).rejects.toMatchObject(refused)
})

test('no share ever has all of them, and the longest waiting is next', async () => {
  const { acquired, acquire, few } = acquiring(openConnectionShares(limits))
  const [first] = await few(clients, 6)
  const waiting = [acquire('first', clients), acquire('second', clients)]
  await few(jobs, 4)
  const other = acquire('other', quotes)
  await sleep(5)
  expect(acquired).toEqual([])
  first!()
  await waiting[0]
  expect(acquired).toEqual(['first'])
  ;(await waiting[0]!)()
  await waiting[1]
  ;(await waiting[1]!)()
  await other
  expect(acquired).toEqual(['first', 'second', 'other'])
})

test('slow shares together use no more than one share may', async () => {
  const { acquired, acquire, few } = acquiring(openConnectionShares(limits))
  const stuck = [...(await few(clients, 4)), ...(await few(jobs, 2))]
  await sleep(520)
  const waiting = acquire('slow', clients)
  const quick = await acquire('quick', quotes)
  await sleep(5)
  expect(acquired).toEqual(['quick'])
  quick()
  stuck[0]!()
  await waiting
  expect(acquired).toEqual(['quick', 'slow'])
})

test('a returned connection goes to everyone who may have it by then', async () => {
  const { acquired, acquire, few } = acquiring(openConnectionShares(limits))
  const stuck = await few(clients, 1)
  await sleep(520)
  // Slow only because of the first, they are fast again once it is returned.
  const others = [...(await few(clients, 5)), ...(await few(jobs, 4))]
  const waiting = [acquire('one', clients), acquire('two', quotes)]
  others[9 - 1]!()
  await waiting[1]
  expect(acquired).toEqual(['two'])
  stuck[0]!()
  await waiting[0]
  expect(acquired).toEqual(['two', 'one'])
})
