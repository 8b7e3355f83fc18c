import { unavailable } from './unavailable.ts'

export interface ConnectionShares {
  /**
   * Waits for its turn to use one of the things.
   * @returns what gives it back.
   * @throws unavailable, when too many of this share wait already, or after a while.
   */
  borrow(share: object): Promise<() => void>
}

interface Limits {
  /** How many things there are. */
  readonly most: number
  /** How many one share may use at a time, and how many those together that are slow. */
  readonly each: number
  /** How many of one share may wait, and for how long, in milliseconds. */
  readonly queue: number
  readonly wait: number
}

/** Who has kept one for so long, in milliseconds, is slow: it waits for something itself. */
const slow = 500

interface Waiter {
  readonly share: object
  readonly begin: () => void
}

/**
 * Lends so many things in such a way that there is one left for those who are quick: no share has all of them, and
 * neither have the slow ones together. Within that, who waits longest is next.
 */
export function openConnectionShares({ most, each, queue, wait }: Limits): ConnectionShares {
  /** Since when each is lent, the oldest first, by share. */
  const lent = new Map<object, Set<{ readonly at: number }>>()
  const waiters = new Set<Waiter>()

  const countOf = (shares: Iterable<object>): number => {
    let count = 0
    for (const share of shares) count += lent.get(share)?.size ?? 0
    return count
  }
  const isSlow = (share: object): boolean => {
    const [oldest] = lent.get(share) ?? []
    return oldest !== undefined && performance.now() - oldest.at > slow
  }
  const isAllLent = (): boolean => countOf(lent.keys()) >= most
  const mayBorrow = (share: object): boolean =>
    !isAllLent() &&
    countOf([share]) < each &&
    (!isSlow(share) || countOf([...lent.keys()].filter(isSlow)) < each)

  const lend = (share: object): (() => void) => {
    const loan = { at: performance.now() }
    const loans = lent.get(share) ?? new Set()
    lent.set(share, loans.add(loan))
    return () => {
      loans.delete(loan)
      if (loans.size === 0) lent.delete(share)
      for (const waiter of waiters) {
        if (isAllLent()) return
        if (mayBorrow(waiter.share)) waiter.begin()
      }
    }
  }

  const turn = (share: object): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiters.delete(waiter)
      }
      const waiter: Waiter = {
        share,
        begin: () => {
          leave()
          resolve(lend(share))
        },
      }
      const timer = setTimeout(() => {
        leave()
        reject(unavailable())
      }, wait)
      waiters.add(waiter)
    })

  return {
    async borrow(share) {
      if (mayBorrow(share)) return lend(share)
      const before = [...waiters].filter((waiter) => waiter.share === share)
      if (before.length >= queue) throw unavailable()
      return turn(share)
    },
  }
}
