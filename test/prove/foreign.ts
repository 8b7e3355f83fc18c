import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'

/** Asking for what is another's and for what is not there, with every call that reads by id. */
export async function prove(): Promise<boolean> {
  const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))
  const vitest = await startVitest('test', ['foreign.prove.ts'], { config, run: true, watch: false })
  const isProven =
    vitest.state.getCountOfFailedTests() === 0 && vitest.state.getUnhandledErrors().length === 0
  await vitest.close()
  return isProven
}
