/** Seeded randomness: the demo company must not change from one start to the next. */
export interface Chance {
  /** A whole number from `from` to `to`, inclusive. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True in `percent` of a hundred cases. */
  happens(percent: number): boolean
  /** An id as phones generate them. */
  uuid(): string
}

/** Cycles through a list. */
export function nth<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

/** Mulberry32, a small well-known generator. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('')
  return {
    whole,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    happens: (percent) => next() * 100 < percent,
    pick: (list) => {
      const one = list[whole(0, list.length - 1)]
      if (one === undefined) throw new Error('Nothing to pick from.')
      return one
    },
  }
}
