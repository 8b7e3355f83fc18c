import type { Logger } from '../start/logger.ts'

export interface StopStep {
  readonly what: string
  readonly stop: () => Promise<void>
  /** Milliseconds since the first step began: time that earlier steps did not need is left for this one. */
  readonly by: number
  /** Kills it, after that. */
  readonly giveUp?: () => void
}

/**
 * Stops one after the other, whatever happens to the one before: shutdown does not wait for what never
 * answers.
 * @throws Error that names what did not stop.
 */
export async function stopInOrder(steps: readonly StopStep[], logger: Pick<Logger, 'error'>): Promise<void> {
  const began = performance.now()
  const cut: string[] = []
  for (const { what, stop, by, giveUp } of steps) {
    const err = await stopped(stop, by - (performance.now() - began))
    if (err === undefined) continue
    logger.error({ err, what }, 'cut short')
    cut.push(what)
    giveUp?.()
  }
  if (cut.length > 0) throw new Error(`Haulyard has stopped, but cut short: ${cut.join(', ')}.`)
}

/** Why it did not stop; undefined when it did. */
async function stopped(stop: () => Promise<void>, within: number): Promise<unknown> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<Error>((resolve) => {
    late = setTimeout(resolve, within, new Error(`It did not stop within ${(within / 1000).toFixed(1)} s.`))
  })
  const error = await Promise.race([
    stop().then(
      () => undefined,
      (thrown: unknown) => thrown ?? new Error('It did not stop.'),
    ),
    tooLate,
  ])
  clearTimeout(late)
  return error
}
