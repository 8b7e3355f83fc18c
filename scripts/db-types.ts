// Writes db/schema.ts, the table types that result from the migrations. With --verify it writes nothing, and
// fails when the file is out of date.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'

/** Whether kysely-codegen, configured by .kysely-codegenrc.json, succeeded. */
function generate({ host, user, password, database }: pg.PoolConfig, options: readonly string[]): boolean {
  const url = new URL(`postgres://${user}:${String(password)}@localhost/${database}`)
  url.searchParams.set('host', String(host))
  const codegen = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js')
  const env = { ...process.env, DATABASE_URL: url.href }
  return (
    spawnSync(process.execPath, [codegen, ...options], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0
  )
}

const options = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'haulyard-types-'))
try {
  const server = await startPostgres(folder, ['-c', 'fsync=off'])
  try {
    await migrate(server.config)
    if (!generate(server.config, options)) {
      console.error(
        'db/schema.ts does not list the tables that the migrations make. Run npm run db:types and commit it.',
      )
      process.exitCode = 1
    }
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
