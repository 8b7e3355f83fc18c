import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Node ${process.versions.node} is too old. Start with "npm start": it comes with its own Node.\n`,
  )
  process.exit(1)
}

// Caches the stripped code between starts: a quarter faster, and the compiler need not stay in memory.
// Skipped where the folder is not writable.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/haulyard', import.meta.url)))

try {
  const { readEnvFile } = await import('#platform/server/start/env-file.ts')
  readEnvFile()
  const { start } = await import('./start.ts')
  await start(process.env)
} catch (error) {
  process.stderr.write(`Haulyard cannot start.\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
