// Writes db/schema.ts, the types of the tables as the migrations make them. With --verify it writes nothing and fails
// when the file is not what it would write.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startPostgres } from '#platform/server/embedded-postgres.ts'
import { migrate } from '#platform/server/migrate.ts'

const verify = process.argv.includes('--verify')
const folder = mkdtempSync(join(tmpdir(), 'haulyard-types-'))
try {
  const server = await startPostgres(folder, ['-c', 'fsync=off'])
  try {
    await migrate(server.config)
    const { host, user, password, database } = server.config
    const url = new URL(`postgres://${user}:${String(password)}@localhost/${database}`)
    url.searchParams.set('host', String(host))
    const codegen = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js')
    execFileSync(process.execPath, [codegen, ...(verify ? ['--verify'] : [])], {
      env: { ...process.env, DATABASE_URL: url.href },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    await server.stop()
  }
} catch (error) {
  if (!verify) throw error
  console.error(
    'db/schema.ts does not tell the tables that the migrations make. Run npm run db:types and commit it.',
  )
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
