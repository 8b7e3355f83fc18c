import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoIsComplete } from '../src/app/server/greeting.ts'
import { settingNames } from '#platform/server/start/config.ts'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export interface Running {
  origin: string
  pid: number
  /** From the start of the process to the first successful answer. */
  started_ms: number
  /** From the start of the process until it reported that the demo company is complete. */
  whole_ms: Promise<number>
  stop(): Promise<void>
}

/** Empty counts as unset, and prevents a developer's own .env from setting it. */
const nothingSet = Object.fromEntries(settingNames.map((name) => [name, '']))

/** The server as `npm start` starts it, flags and all. */
export const startHaulyard = (env: Record<string, string>): Promise<Running> => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string }
  }
  const command = scripts.start.split('&&').at(-1) ?? ''
  return startProgram(
    'sh',
    ['-c', command.replace(' node ', ` ${process.execPath} `)],
    env,
    '/api/health/ready',
  )
}

/** Seeds the full demo company into an empty folder: background seeding would be measured too. */
export async function makeDemo(env: Record<string, string>): Promise<void> {
  const server = await startHaulyard(env)
  await server.whole_ms
  await server.stop()
}

/** Starts a program that listens on PORT, and waits for its first successful answer at `path`. */
export async function startProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  path: string,
): Promise<Running> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...nothingSet, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const whole_ms = new Promise<number>((resolve) => {
    let said = ''
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes(demoIsComplete)) resolve(performance.now() - start)
    })
  })
  const deadline = start + 60_000
  for (;;) {
    const ok = await fetch(origin + path).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) break
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${program} ${args.join(' ')} did not start`)
    await sleep(5)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    started_ms: performance.now() - start,
    whole_ms,
    stop: () => stopProgram(child),
  }
}

async function stopProgram(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** Signs in on a demo; returns the header every call needs. */
export async function authorization(
  origin: string,
  email = 'admin@demo.example',
): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-haulyard' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { authorization: `Bearer ${data.token}` }
}
