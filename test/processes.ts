import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Linux lists processes in /proc, also where `ps` is not installed. */
const hasProc = process.platform === 'linux'

/** What `ps` says, a process a line; nothing of one that has gone. */
function ps(...args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  } catch {
    return []
  }
}
/** A file of /proc; nothing of a process that has gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The parent of each process there is. */
function parents(): Map<number, number> {
  const pairs = hasProc
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        // The name before it may hold blanks and brackets.
        .map((name) => [name, read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]])
    : ps('-A', '-o', 'pid=,ppid=').map((line) => line.trim().split(/\s+/))
  return new Map(pairs.map(([pid, parent]) => [Number(pid), Number(parent)]))
}

export function childrenOf(pid: number): number[] {
  if (!hasProc) return [...parents()].filter(([, parent]) => parent === pid).map(([child]) => child)
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : []
  return threads
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean))
    .map(Number)
}

/** A process and all that it started. */
export function family(pid: number): number[] {
  const all = [pid]
  const parentOf = parents()
  for (const one of all) for (const [child, parent] of parentOf) if (parent === one) all.push(child)
  return all
}

/** With what it was started, or what it has called itself since; empty when it has gone. */
export const commandOf = (pid: number): string =>
  hasProc ? read(`/proc/${pid}/cmdline`) : ps('-o', 'command=', '-p', String(pid)).join('')

export interface Memory {
  /** The most it held so far; where there is no /proc, what it holds. */
  peak: number
  now: number
  /** Of `now`, the pages of programs and libraries; where there is no /proc, 0. */
  program: number
}

/** What a process holds in memory that is its own or shared, in MB; 0 when it has gone. */
export function memoryOf(pid: number): Memory {
  if (!hasProc) {
    const now = Number(ps('-o', 'rss=', '-p', String(pid))[0] ?? 0) / 1024
    return { peak: now, now, program: 0 }
  }
  const status = read(`/proc/${pid}/status`)
  const figure = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { peak: figure('VmHWM'), now: figure('VmRSS'), program: figure('RssFile') }
}
export const residentMemory = (pid: number): number => memoryOf(pid).now
