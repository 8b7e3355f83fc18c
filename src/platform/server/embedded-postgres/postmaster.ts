import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The server process of a cluster, as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number
  socketFolder: string
}

const pidFile = (data: string): string => join(data, 'postmaster.pid')

function readPidFile(data: string): Postmaster | undefined {
  try {
    const [pid, , , , socketFolder] = readFileSync(pidFile(data), 'utf8').split('\n')
    return { pid: Number(pid), socketFolder: socketFolder ?? '' }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The folder the process serves: its argument after `-D`. Linux has it in /proc, even where `ps` is not
 * installed.
 */
function dataOf(pid: number): string | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes('-D') ? words[words.indexOf('-D') + 1] : undefined
  } catch {
    const command = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? ''
    return / -D (.+?)(?= -k |$)/m.exec(command)?.[1]
  }
}

/** Compared by the folder itself rather than its path, since one folder may have several paths. */
function serves(pid: number, data: string): boolean {
  const named = dataOf(pid)
  const found = named === undefined ? undefined : statSync(named, { throwIfNoEntry: false })
  const ours = statSync(data)
  return found?.ino === ours.ino && found.dev === ours.dev
}

/** The running server of `data`, even if another process started it. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const written = readPidFile(data)
  return written && isAlive(written.pid) && serves(written.pid, data) ? written : undefined
}

/**
 * After a power cut the number in a stale `postmaster.pid` may belong to another program, and PostgreSQL
 * would refuse to start for as long as that runs. (It copes with a number that is not in use.)
 */
export function removeStalePidFile(data: string): void {
  const written = readPidFile(data)
  if (written && isAlive(written.pid) && !serves(written.pid, data)) rmSync(pidFile(data), { force: true })
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (isAlive(pid)) throw error
  }
}

/** From gentle to hard: finish and write everything to disk; stop at once, to recover at the next start; kill. */
const ways = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

/** Stops the server of `data`, if any, and waits until it is gone. */
export async function stopPostmaster(data: string): Promise<void> {
  for (const [signal, timeoutMs] of ways) {
    const running = runningPostmaster(data)
    if (!running) return
    send(running.pid, signal)
    const deadline = Date.now() + timeoutMs
    while (isAlive(running.pid) && serves(running.pid, data) && Date.now() < deadline) await sleep(5)
  }
}
