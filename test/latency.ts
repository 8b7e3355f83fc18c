import { setTimeout as sleep } from 'node:timers/promises'
import { count } from './proof.ts'

/** In milliseconds; longer when the machine is shared, or the server would refuse calls because of the load. */
const pause = count({ short: 100, full: 20 })

/** The 99th percentile. */
export const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0

/**
 * Calls fifty times a second (ten in the short form) until stopped, like a few people at work; returns each
 * latency.
 */
async function askOn(
  url: string,
  headers: Record<string, string>,
  until: { over: boolean },
): Promise<number[]> {
  const asked: Promise<number>[] = []
  const ask = async () => {
    const started = performance.now()
    const response = await fetch(url, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  while (!until.over) {
    asked.push(ask())
    await sleep(pause)
  }
  return Promise.all(asked)
}

/** The 99th percentile of other calls while something runs. */
export async function slowestDuring(
  url: string,
  headers: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<number> {
  const until = { over: false }
  const asked = askOn(url, headers, until)
  await work()
  until.over = true
  return p99(await asked)
}
