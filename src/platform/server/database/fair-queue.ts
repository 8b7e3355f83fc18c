/** Who is asking for a turn. */
export interface Asker {
  /** Turns rotate among parties, however many of each are waiting. */
  party: string
  /** Known parties go first, except for every fourth turn. Where none is known, all are equal. */
  is_known?: boolean
}

interface Bounds {
  /** How many turns run at once. */
  at_once: number
  /** How many of one party may wait, and how many in total, for known parties and for the rest. */
  of_each: number
  in_all: number
  /** The error for a refused party. */
  refusal: () => Error
}

/** Runs work when it is the asker's turn. @throws the refusal, at once or when someone else needs the place. */
export type InTurn = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

const knownInARow = 3

/**
 * A queue where nobody waits long because of someone else. When all places are taken, the largest party
 * gives one up.
 */
export function openFairQueue({ at_once, ...bounds }: Bounds): InTurn {
  const known = openLine(bounds)
  const others = openLine(bounds)
  let running = 0
  let inARow = 0

  const next = (): Waiting | undefined => {
    const line = [known, others].filter((one) => one.length() > 0).at(inARow < knownInARow ? 0 : -1)
    inARow = line === known ? inARow + 1 : 0
    return line?.next()
  }
  return async (asker, work) => {
    const line = asker.is_known ? known : others
    if (running < at_once) running++
    else await line.wait(asker.party)
    try {
      return await work()
    } finally {
      line.putLast(asker.party)
      const one = next()
      if (one) one.begin()
      else running--
    }
  }
}

interface Waiting {
  begin: () => void
  refuse: () => void
}

function openLine({ of_each, in_all, refusal }: Omit<Bounds, 'at_once'>) {
  /** Waiting work by party; the first party is next. */
  const parties = new Map<string, Waiting[]>()
  let length = 0

  /** Whether a party gets one more place, possibly taken from the largest party. */
  const hasRoom = (own: number): boolean => {
    if (own >= of_each) return false
    if (length < in_all) return true
    const longest = [...parties.values()].reduce((a, b) => (b.length > a.length ? b : a))
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse()
    length--
    return true
  }
  const putLast = (party: string): void => {
    const waiting = parties.get(party)
    if (!waiting) return
    parties.delete(party)
    parties.set(party, waiting)
  }
  return {
    length: () => length,
    /** Also when a turn ends, so that newcomers go before the rest of the same party. */
    putLast,
    wait: (party: string): Promise<void> => {
      const waiting = parties.get(party) ?? []
      if (!hasRoom(waiting.length)) return Promise.reject(refusal())
      return new Promise((begin, reject) => {
        parties.set(party, waiting)
        length++
        waiting.push({ begin, refuse: () => reject(refusal()) })
      })
    },
    next: (): Waiting | undefined => {
      const [first] = parties
      if (!first) return undefined
      const [party, waiting] = first
      const one = waiting.shift()
      length--
      if (waiting.length > 0) putLast(party)
      else parties.delete(party)
      return one
    },
  }
}
