import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMemory } from '#platform/server/pdf/resident-memory.ts'

/** The ids of a process's typesetting processes. */
export const typesettersOf = (parent: number): number[] =>
  spawnSync('pgrep', ['-P', String(parent), '-f', 'typst-process|dying-typesetter'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

/** Waits until a process is gone. @returns whether it is, within so many milliseconds. */
export async function isGone(pid: number, most_ms = 5000): Promise<boolean> {
  const until = Date.now() + most_ms
  // Not by a signal: a zombie would accept it.
  while ((await residentMemory(pid)) > 0) {
    if (Date.now() > until) return false
    await sleep(20)
  }
  return true
}
