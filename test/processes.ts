import { readFileSync, readdirSync } from 'node:fs'

/** A process and all that it started, by /proc. */
export function family(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      // The name before it may hold blanks and brackets.
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      parents.set(Number(name), Number(parent))
    } catch {
      // gone by now
    }
  }
  const all = [pid]
  for (const one of all) for (const [child, parent] of parents) if (parent === one) all.push(child)
  return all
}

/** What a process holds in memory that is its own or shared, in MB. */
export function residentMemory(pid: number): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}
