import { isUnanswered } from '#platform/web/calls/refusal.ts'

/** How long to wait before the second and third attempt, in milliseconds. */
const pauses = [800, 2500]

/**
 * Retries when there was no answer: on a building site the network comes and goes. The same write keeps its
 * Idempotency-Key (`call`), so that it takes effect once.
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return work()
}
