// `npm run prove [-- R1 S7 …]`: the reliability and security tests with their full counts, and proofs too
// long for `npm test`. Prints each promise with its figure, and fails where one does not hold. Takes hours:
// run it on an idle machine, before a release.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../proof.ts'
import { proofs } from './proofs.ts'

const asked = process.argv.slice(2).map((id) => id.toUpperCase())
const wanted = asked.length > 0 ? proofs.filter(({ id }) => asked.includes(id)) : proofs
if (wanted.length < asked.length)
  throw new Error(`There are proofs of ${proofs.map(({ id }) => id).join(', ')}.`)

const folder = mkdtempSync(join(tmpdir(), 'haulyard-figures-'))
const gathered = join(folder, 'figures')
const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

/** Runs one file of proofs. @returns whether all its tests pass. */
function holds(file: string): boolean {
  console.log(`\n${file}`)
  const isInBrowser = file.startsWith('e2e/')
  const command = isInBrowser
    ? [process.execPath, 'scripts/e2e.ts', file, '--workers=1', '--retries=0']
    : ['node_modules/.bin/vitest', 'run', '--config', config, file]
  const { status } = spawnSync(command[0]!, command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, HAULYARD_FIGURES: gathered },
  })
  return status === 0
}

const allFiles = [...new Set(wanted.flatMap(({ files }) => files))]
const outcome = new Map(allFiles.map((file) => [file, holds(file)]))
const figures = existsSync(gathered)
  ? readFileSync(gathered, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Figure)
  : []
rmSync(folder, { recursive: true, force: true })

console.log('')
for (const { id, goal, files } of wanted) {
  const reached = figures.filter((figure) => figure.id === id).map((figure) => figure.reached)
  const isProven = reached.length > 0 && files.every((file) => outcome.get(file))
  if (!isProven) process.exitCode = 1
  console.log(`${id.padEnd(4)} ${isProven ? 'proven    ' : 'NOT PROVEN'} ${goal}`)
  for (const one of reached) console.log(`                ${one}`)
}
