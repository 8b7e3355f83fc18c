import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { settingNames } from '#platform/server/start/config.ts'

const compileCache = fileURLToPath(new URL('../node_modules/.cache/haulyard', import.meta.url))
const packageJson = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
const main = fileURLToPath(new URL('../src/app/server/main.ts', import.meta.url))

export interface HaulyardProcess {
  readonly origin: string
  readonly child: ChildProcess
  /** What it printed. */
  readonly output: () => string
  /** Ends it with a signal; returns the exit code once it has exited. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Launched {
  program?: string
  cwd?: string
  /** Names to leave unset, not even empty. */
  left?: readonly string[]
  /** Further options of Node. */
  node?: readonly string[]
}

/** Empty counts as unset, and prevents a developer's own .env from setting it. */
const nothingSet = Object.fromEntries(settingNames.map((name) => [name, '']))

/** The Node options of `npm start`. */
const asStarted = /exec node (.+) src\//.exec(packageJson)?.[1]?.split(' ') ?? []

/** The real server in its own process. It may still be starting: see {@link ready}. */
export async function launch(
  env: Record<string, string>,
  { program = main, cwd = process.cwd(), left = [], node = [] }: Launched = {},
): Promise<HaulyardProcess> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const unset = Object.entries(nothingSet).filter(([name]) => !left.includes(name))
  const child = spawn(process.execPath, [...asStarted, ...node, program], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // As `npm start` does.
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? compileCache,
      ...Object.fromEntries(unset),
      HOST: '127.0.0.1',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const gone = once(child, 'exit')
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal)
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}

/** Waits until a launched server is ready. @throws when it exits instead. */
export async function ready(server: HaulyardProcess): Promise<HaulyardProcess> {
  for (let tries = 0; tries < 2400; tries++) {
    const ok = await fetch(`${server.origin}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return server
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`)
    await sleep(25)
  }
  throw new Error(`The server did not become ready: ${server.output()}`)
}

export const start = async (env: Record<string, string>, more?: Launched): Promise<HaulyardProcess> =>
  ready(await launch(env, more))

export interface Answer {
  status: number
  success: boolean
  message: string
  data: unknown
}

export async function post(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** Creates an empty server's first administrator; returns the header for their calls. */
export async function setUp(origin: string): Promise<{ authorization: string }> {
  const { data } = await post(origin, '/api/setup', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    password: 'a-password-for-tests',
  })
  return { authorization: `Bearer ${(data as { token: string }).token}` }
}
