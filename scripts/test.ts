// `npm test`: everything that must hold, cheapest first. Prints how long each part took. `npm test -- --area
// dockets`: only the tests a change in that area can break.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { readSources, testsOfArea } from './area-tests.ts'

const { area } = parseArgs({ options: { area: { type: 'string' } } }).values
const some = area === undefined ? undefined : testsOfArea(area, readSources())
if (some) console.log(`What uses ${some.areas[0]}: ${some.areas.slice(1).join(', ') || 'no other area'}`)

interface Part {
  name: string
  command: string[]
  env?: Record<string, string>
}
const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args]
const node = (...args: string[]) => [process.execPath, ...args]

const sources = ['src', 'db', 'test', 'e2e', 'bench', 'scripts']

/** Parts of a group run in parallel; a group starts once the one before has succeeded. */
const groups: Part[][] = [
  [
    { name: 'format', command: bin('oxfmt', '--check', '.') },
    {
      name: 'lint and types',
      command: bin('oxlint', '--type-aware', '--type-check'),
      // It is short-lived: collecting its garbage takes a quarter of its time. (Go's settings.)
      env: { GOGC: 'off', GOMEMLIMIT: '8GiB' },
    },
    {
      name: 'imports',
      command: bin('depcruise', ...sources, '--config', '.dependency-cruiser.mjs', '--output-type', 'err'),
    },
    { name: 'tables', command: node('scripts/tables/check.ts') },
  ],
  [{ name: 'table types', command: node('scripts/db-types.ts', '--verify') }],
  [{ name: 'rules and API', command: bin('vitest', 'run', ...(some?.files ?? [])) }],
  [
    {
      name: 'end to end',
      command: node('scripts/e2e.ts', ...(some?.specs ?? [])),
      ...(some && { env: { HAULYARD_SCREENS: some.addresses.join(' ') } }),
    },
  ],
]

interface Outcome {
  name: string
  ok: boolean
  seconds: number
}

/** Runs a part; its output is printed in one piece, so that parallel parts stay readable. */
function run({ name, command: [program = '', ...args], env }: Part, isAlone: boolean): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : 'pipe',
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
      if (code !== 0 && output) console.log(output)
      resolve({ name, ok: code === 0, seconds })
    })
  })
}

const began = performance.now()
const outcomes: Outcome[] = []
for (const group of groups) {
  const done = await Promise.all(group.map((part) => run(part, group.length === 1)))
  outcomes.push(...done)
  if (done.some(({ ok }) => !ok)) break
}

const failed = outcomes.filter(({ ok }) => !ok).length
console.log(
  `\n${outcomes.map(({ name, ok, seconds }) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${seconds.toFixed(1)} s`).join('\n')}`,
)
console.log(`In all ${((performance.now() - began) / 1000).toFixed(0)} s:`)
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
