import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const slice = 50

/**
 * The result of `answer`, or `late` after so many milliseconds. They are counted in slices, with pending
 * input read after each: while we are busy ourselves, the silence is not the other side's fault.
 */
export const withTimeout = <T>(answer: Promise<T>, ms: number, late: T): Promise<T> =>
  Promise.race([answer, passed(ms).then(() => late)])

async function passed(ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += slice) {
    await sleep(slice, undefined, { ref: false })
    await nextTurn()
  }
}
