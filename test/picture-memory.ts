import { setTimeout as sleep } from 'node:timers/promises'
import { type Memory, childrenOf, commandOf, memoryOf } from './processes.ts'

/**
 * The peak memory in MB of all image processes together while `work` ran: each one's peak, with shared
 * program pages counted once.
 */
export async function pictureMemory(work: () => Promise<unknown>): Promise<number> {
  const peaks = new Map<number, Memory>()
  let isOver = false
  const watchLeftovers = (async () => {
    while (!isOver) {
      for (const pid of childrenOf(process.pid).filter((one) => commandOf(one).includes('image-process'))) {
        const seen = memoryOf(pid)
        const peak = Math.max(seen.peak, peaks.get(pid)?.peak ?? 0)
        if (seen.peak > 0) peaks.set(pid, { ...seen, peak })
      }
      await sleep(4)
    }
  })()
  await work().finally(() => (isOver = true))
  await watchLeftovers
  const each = [...peaks.values()]
  const programs = each.map(({ program }) => program)
  const counted_twice = each.length > 1 ? Math.min(...programs) * (each.length - 1) : 0
  return each.reduce((sum, { peak }) => sum + peak, 0) - counted_twice
}
