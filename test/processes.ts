import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Linux lists processes in /proc, even where `ps` is not installed. */
const hasProc = process.platform === 'linux'

/** A line of `ps` output per process; nothing for one that has exited. */
function ps(...args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  } catch {
    return []
  }
}
/** A file in /proc; nothing for a process that has exited. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Each process's parent. */
function parents(): Map<number, number> {
  const pairs = hasProc
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        // The name before it may contain blanks and brackets.
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

/** A process and all its descendants. */
export function family(pid: number): number[] {
  const all = [pid]
  const parentOf = parents()
  for (const one of all) for (const [child, parent] of parentOf) if (parent === one) all.push(child)
  return all
}

/** Its command line; empty once it has exited. */
export const commandOf = (pid: number): string =>
  hasProc ? read(`/proc/${pid}/cmdline`) : ps('-o', 'command=', '-p', String(pid)).join('')

export interface Memory {
  /** Peak memory; without /proc, the current one. */
  peak: number
  now: number
  /** The part of `now` that is program and library pages; 0 without /proc. */
  program: number
}

/** A process's private and shared memory in MB; 0 once it has exited. */
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
