/** What waits, in turns: one for each who asks, and no more than so many. */
export interface FairQueue<Item> {
  /** Puts something last in the line of whoever asks. @returns false when there is no room for it. */
  add(asker: unknown, item: Item): boolean
  /** Takes the next one: whoever was served last comes after everybody else. */
  next(): Item | undefined
}

export function openFairQueue<Item>(most: { in_all: number; each: number }): FairQueue<Item> {
  /** In the order of their turns. */
  const lines = new Map<unknown, Item[]>()
  let served: unknown
  let count = 0

  const putLast = (asker: unknown, line: Item[]): void => {
    lines.delete(asker)
    lines.set(asker, line)
  }

  return {
    add: (asker, item) => {
      const line = lines.get(asker) ?? []
      if (count >= most.in_all || line.length >= most.each) return false
      line.push(item)
      lines.set(asker, line)
      count++
      return true
    },
    next: () => {
      // Only now, so that who came while theirs was being made is before them.
      const rest = lines.get(served)
      if (rest) putLast(served, rest)
      const [first] = lines
      if (!first) return undefined
      const [asker, line] = first
      const item = line.shift()
      if (line.length === 0) lines.delete(asker)
      served = asker
      count--
      return item
    },
  }
}
