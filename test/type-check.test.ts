import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const binaries = resolve('node_modules/.bin')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { lint: string } }

/** What `npm run lint` says of a project with this one file. */
function lint(source: string): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'tsconfig.json'), readFileSync('tsconfig.base.json'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'hours.ts'), source)
  const { status, stdout, stderr } = spawnSync(scripts.lint, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  return { status, output: stdout + stderr }
}

// See docs/decisions/022: the option that checks types is experimental, and the compiler is not run besides.
test('the linter reports type errors', () => {
  expect(lint('export const hours: number = 8\n')).toMatchObject({ status: 0 })
  const wrong = lint("export const hours: number = 'eight'\n")
  expect(wrong.output).toContain('TS2322')
  expect(wrong.status).toBe(1)
})
