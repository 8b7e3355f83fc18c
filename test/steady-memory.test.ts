import { expect, onTestFinished, test } from 'vitest'
import { heldBy } from './server-memory.ts'
import { post, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'
import { envOf, folderWithDatabase } from './real-server.ts'
import { untilServed } from './until-served.ts'

/** In MB: how much more may be in use after so many calls. */
const most = 5

// R15 in short: test/prove/soak.prove.ts watches all memory for an hour.
test(
  'memory in use does not grow with the number of calls',
  { timeout: count({ short: 300_000, full: 1_800_000 }) },
  async () => {
    const server = await start(envOf(folderWithDatabase()), { node: ['--inspect=127.0.0.1:0'] })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const headers = await setUp(server.origin)
    const get = (path: string) =>
      untilServed(async () => {
        const answer = await fetch(server.origin + path, { headers })
        await answer.arrayBuffer()
        return answer
      })
    let calls = 0
    const callsOf = async (rounds: number) => {
      for (let round = 0; round < rounds; round++, calls += 5) {
        const body = { name: `Steady ${calls}`, client_type: 'civil', email: 'office@example.com' }
        await untilServed(() => post(server.origin, '/api/clients', body, headers))
        for (const path of ['/api/clients?search=steady', '/api/clients/1', '/api/home', '/api/activity-log'])
          await get(path)
      }
    }
    // Compiled and cached by whichever call is first.
    await callsOf(count({ short: 40, full: 100 }))
    const before = (await heldBy(server)).used
    await callsOf(count({ short: 20, full: 5000 }))
    const more = (await heldBy(server)).used - before
    expect(more).toBeLessThan(most)
    figure('R15', `${calls} calls one after the other: ${more.toFixed(1)} MB more in use once collected`)
  },
)
