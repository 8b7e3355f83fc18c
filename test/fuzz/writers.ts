import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from '../app.ts'
import type { Send } from './send.ts'
import { shown, type Trial } from './trial.ts'
import { type Leftovers, newLeftovers, watchLeftovers } from './leftovers.ts'

/** How long work may continue after a success, such as mail about a new password, in milliseconds. */
const behind = 2000

/**
 * Finds refused calls that wrote something. Cheap when nothing was written since the last check; otherwise
 * each refused call is repeated alone, between two snapshots.
 */
export async function writers(
  app: TestApp,
  send: Send,
): Promise<(trial: readonly Trial[]) => Promise<string[]>> {
  const look = await watchLeftovers(app)
  let before = await look()
  let goodAt = -Infinity

  /** The state once background writes have finished. */
  const settled = async (): Promise<Leftovers> => {
    for (let last = await look(); ;) {
      await sleep(30)
      const next = await look()
      if (newLeftovers(last, next).length === 0) return next
      last = next
    }
  }
  /** What one refused call leaves, if it is refused again. */
  const leftBy = async ({ asker, request }: Trial, from: Leftovers): Promise<string[]> => {
    const { status } = await send(asker, request)
    return status < 400 ? [] : newLeftovers(from, await look())
  }

  return async (trial) => {
    const refused = trial.filter(({ answer }) => answer.status >= 400)
    if (refused.length < trial.length) goodAt = performance.now()
    const isBehind = performance.now() - goodAt < behind
    const after = await look()
    const left = newLeftovers(before, after)
    const faults: string[] = []
    for (const one of left.length > 0 ? refused : []) {
      if ((await leftBy(one, await look())).length === 0) continue
      // Something else may have been written since.
      const again = await leftBy(one, await settled())
      if (again.length > 0) faults.push(shown(one, `refused and left ${again.join(', ')}`))
    }
    if (left.length > 0 && faults.length === 0 && !isBehind)
      faults.push(
        `One of ${refused.length} refused calls of ${trial[0]?.operation.name} left ${left.join(', ')}`,
      )
    before = left.length > 0 ? await look() : after
    return faults
  }
}
