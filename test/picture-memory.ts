import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const MB = 1024

/** A line of /proc/…/status in MB, 0 where the process has gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const figureOf = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / MB

const childrenOfThis = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    read(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  )

/**
 * The most memory in MB that the processes took together which read pictures while `work` went on: the peak of each
 * (VmHWM), and the pages of the programs, which are in memory once whoever runs them, counted once.
 */
export async function pictureMemory(work: () => Promise<unknown>): Promise<number> {
  const peaks = new Map<string, { all: number; program: number }>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const pid of childrenOfThis().filter((pid) =>
        read(`/proc/${pid}/cmdline`).includes('image-process'),
      )) {
        const status = read(`/proc/${pid}/status`)
        const all = figureOf(status, 'VmHWM')
        if (all > 0) peaks.set(pid, { all, program: figureOf(status, 'RssFile') })
      }
      await sleep(4)
    }
  })()
  await work().finally(() => (isOver = true))
  await watching
  const each = [...peaks.values()]
  const programs = each.map(({ program }) => program)
  const counted_twice = each.length > 1 ? Math.min(...programs) * (each.length - 1) : 0
  return each.reduce((sum, { all }) => sum + all, 0) - counted_twice
}
