import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

/**
 * Makes a call that must succeed, retrying when the server refuses it because the machine is busy.
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
