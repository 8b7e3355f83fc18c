import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { launch, post, ready, setUp } from './process.ts'
import { count, figure } from './proof.ts'
import { envOf, newFolder } from './real-server.ts'

// R22: killed at a random moment of its first start, while the database is created and migrated, and of the
// next.
test(
  'a server killed during start comes up the next time',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async () => {
    const random = chance(22)
    const rounds = count({ short: 1, full: 50 })
    let cut = 0
    for (let round = 0; round < rounds; round++) {
      const folder = newFolder()
      const env = envOf(folder)
      for (const most of [4000, 1500]) {
        const killed = await launch(env)
        const gone = once(killed.child, 'exit')
        await sleep(random.whole(0, most))
        // It did not exit by itself, and had reported no bug.
        expect([killed.child.exitCode, killed.output()]).toEqual([null, expect.not.stringContaining('rror')])
        killed.child.kill('SIGKILL')
        await gone
        cut++
      }
      const server = await ready(await launch(env))
      const { authorization } = await setUp(server.origin)
      const body = { name: 'First Civil', client_type: 'civil', email: 'office@example.com' }
      expect(await post(server.origin, '/api/clients', body, { authorization })).toMatchObject({
        status: 200,
      })
      expect(await server.end('SIGTERM')).toBe(0)
      rmSync(folder, { recursive: true })
    }
    figure('R22', `${cut} starts killed at random moments, ${rounds} servers came up on what was left`)
  },
)
