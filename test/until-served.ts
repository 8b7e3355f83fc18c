import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

/**
 * Makes a call that must end well, again where the server refuses it for a machine that is busy with other work.
 * @returns how often it was refused.
 */
export async function untilServed(call: () => Promise<{ status: number }>): Promise<number> {
  for (let refused = 0; ; refused++) {
    const { status } = await call()
    if (status !== 503) {
      expect(status).toBe(200)
      return refused
    }
    await sleep(1000)
  }
}
