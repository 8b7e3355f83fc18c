import { unavailable } from './unavailable.ts'

export interface ConnectionShares {
  /**
   * Waits for a connection.
   * @returns what releases it.
   * @throws unavailable when too many of this share are waiting already, or after a timeout.
   */
  acquire(share: object): Promise<() => void>
}

interface Limits {
  /** The size of the pool. */
  readonly most: number
  /** How many one share may use at a time; all slow shares together have the same limit. */
  readonly each: number
  /** How many of one share may wait, and for how long, in milliseconds. */
  readonly queue: number
  readonly wait: number
}

/** A share that has held a connection this long, in milliseconds, is slow: it is itself waiting for something. */
const slow = 500

interface Waiter {
  readonly share: object
  readonly begin: () => void
}

/**
 * Shares the connections so that one always stays free for quick work: no share holds all of them, and
 * neither do the slow ones together. Within that, first come, first served.
 */
export function openConnectionShares({ most, each, queue, wait }: Limits): ConnectionShares {
  /** When each held connection was taken, oldest first, by share. */
  const held = new Map<object, Set<{ readonly at: number }>>()
  const waiters = new Set<Waiter>()

  const countOf = (shares: Iterable<object>): number => {
    let count = 0
    for (const share of shares) count += held.get(share)?.size ?? 0
    return count
  }
  const isSlow = (share: object): boolean => {
    const [oldest] = held.get(share) ?? []
    return oldest !== undefined && performance.now() - oldest.at > slow
  }
  const isAllHeld = (): boolean => countOf(held.keys()) >= most
  const mayAcquire = (share: object): boolean =>
    !isAllHeld() &&
    countOf([share]) < each &&
    (!isSlow(share) || countOf([...held.keys()].filter(isSlow)) < each)

  const grant = (share: object): (() => void) => {
    const hold = { at: performance.now() }
    const holds = held.get(share) ?? new Set()
    held.set(share, holds.add(hold))
    return () => {
      holds.delete(hold)
      if (holds.size === 0) held.delete(share)
      for (const waiter of waiters) {
        if (isAllHeld()) return
        if (mayAcquire(waiter.share)) waiter.begin()
      }
    }
  }

  const nextTurn = (share: object): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiters.delete(waiter)
      }
      const waiter: Waiter = {
        share,
        begin: () => {
          leave()
          resolve(grant(share))
        },
      }
      const timer = setTimeout(() => {
        leave()
        reject(unavailable())
      }, wait)
      waiters.add(waiter)
    })

  return {
    async acquire(share) {
      if (mayAcquire(share)) return grant(share)
      const before = [...waiters].filter((waiter) => waiter.share === share)
      if (before.length >= queue) throw unavailable()
      return nextTurn(share)
    },
  }
}
