import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownPostgres } from './own-postgres.ts'
import { start } from './process.ts'
import { family } from './processes.ts'

const own = await ownPostgres()
const folder = mkdtempSync(join(tmpdir(), 'haulyard-frozen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
await own.admin.query(`create role frozen superuser login password 'frozen'`)
await own.admin.query('create database frozen owner frozen')
const url = own.url({ user: 'frozen', password: 'frozen', database: 'frozen' })

test(
  'SIGTERM ends the server even if its database is frozen, and it says what it cut short',
  { timeout: 60_000 },
  async () => {
    const server = await start({ HAULYARD_DATA: folder, DATABASE_URL: url, HAULYARD_DEMO: '0' })
    const frozen = family(own.pid)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const started = performance.now()
      const late = setTimeout(() => server.child.kill('SIGKILL'), 30_000)
      const code = await server.end('SIGTERM')
      clearTimeout(late)
      expect(code).toBe(1)
      expect(performance.now() - started).toBeLessThan(20_000)
      expect(server.output()).toMatch(/"what":"the jobs".*"msg":"cut short"/)
      expect(server.output()).toMatch(/^Haulyard has stopped, but cut short: the jobs\.$/m)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  },
)
