import { AppError } from '#platform/contract/app-error.ts'

/** How many calls are worked on at a time: more would only make all of them wait for longer. */
const mostInside = 250

export interface Door {
  /** @throws unavailable when there are too many inside already. */
  knock(): void
  /** Counts `work` as inside while it lasts. */
  through<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Bounds the calls that are worked on at once. What only waits for the network, a body that comes or a file that leaves,
 * is not counted: slow callers keep nobody out.
 */
export function openDoor(): Door {
  let inside = 0
  return {
    knock() {
      if (inside >= mostInside) throw crowded()
    },
    async through(work) {
      inside++
      try {
        return await work()
      } finally {
        inside--
      }
    },
  }
}

const crowded = () =>
  new AppError('unavailable', 'Haulyard is very busy right now. Try again in a moment.', {
    retry_after_seconds: 1,
  })
