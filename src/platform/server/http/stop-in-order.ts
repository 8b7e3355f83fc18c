import type { Logger } from '../start/logger.ts'

export interface StopStep {
  readonly what: string
  readonly stop: () => Promise<void>
  /** In milliseconds. */
  readonly within: number
  /** Kills it, after that. */
  readonly giveUp?: () => void
}

/**
 * Stops one after the other, whatever happens to the one before: shutdown does not wait for what never
 * answers.
 * @throws Error that names what did not stop.
 */
export async function stopInOrder(steps: readonly StopStep[], logger: Pick<Logger, 'error'>): Promise<void> {
  const cut: string[] = []
  for (const { what, stop, within, giveUp } of steps) {
    const err = await stopped(stop, within)
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
    late = setTimeout(resolve, within, new Error(`It did not stop within ${within / 1000} s.`))
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
