import { type Chance, chance } from '#db/demo/random.ts'
import type { TestApp } from '../app.ts'
import { anyAsker, prefixOf } from './askers.ts'
import { badRequest } from './bad-request.ts'
import { faultOf, statusesOf } from './judge.ts'
import type { Operation } from './operations.ts'
import { type Records, readRecords } from './records.ts'
import { sending } from './send.ts'
import { shown, type Trial } from './trial.ts'
import { writers } from './writers.ts'

/** How many run at once: as many as one person may upload. */
const together = 4

export interface Fuzzed {
  calls: number
  /** How many answers had each status. */
  statuses: Map<number, number>
  /** Violations, each with the request that causes it. */
  faults: string[]
  /** How long each answer took, in milliseconds. */
  times: number[]
}

interface Options {
  /** How many bad requests each operation gets. */
  each: number
  /** The same seed gives the same requests. */
  seed: number
  /** Which of all operations to try. */
  only?: (operation: Operation) => boolean
}

/** Sends every operation bad requests. */
export async function fuzz(
  app: TestApp,
  operations: readonly Operation[],
  { each, seed, only = () => true }: Options,
): Promise<Fuzzed> {
  const owner = await app.database.owner()
  const send = sending(app)
  const fuzzed: Fuzzed = { calls: 0, statuses: new Map(), faults: [], times: [] }
  const random = chance(seed)
  const written = await writers(app, send)

  const tryOnce = async (operation: Operation, records: Records): Promise<Trial> => {
    const { asker, request } = anyRequest(operation, records, random)
    return { operation, asker, request, answer: await send(asker, request) }
  }
  const judge = (trial: Trial) => {
    const { operation, request, answer } = trial
    fuzzed.calls++
    fuzzed.times.push(answer.ms)
    fuzzed.statuses.set(answer.status, (fuzzed.statuses.get(answer.status) ?? 0) + 1)
    const fault = faultOf(answer, statusesOf(operations, operation, request), request.method === 'HEAD')
    if (fault) fuzzed.faults.push(shown(trial, fault))
  }

  let records = await readRecords(owner)
  for (const [at, operation] of operations.filter(only).entries()) {
    app.log.length = 0
    // Later calls may refer to what earlier ones added or removed.
    if (at % Math.ceil(600 / each) === 0) records = await readRecords(owner)
    let unseen: Trial[] = []
    for (let left = each; left > 0; left -= together) {
      const width = Math.min(together, left)
      const batch = await Promise.all(Array.from({ length: width }, () => tryOnce(operation, records)))
      batch.forEach(judge)
      unseen.push(...batch)
      const isLast = left <= together
      if (!isLast && !batch.some(({ answer }) => answer.status < 400)) continue
      fuzzed.faults.push(...(await written(unseen)))
      unseen = []
    }
  }
  return fuzzed
}

function anyRequest(operation: Operation, records: Records, random: Chance) {
  const asker = anyAsker(random, operation)
  return { asker, request: badRequest({ operation, random, records, prefix: prefixOf(asker) }) }
}
