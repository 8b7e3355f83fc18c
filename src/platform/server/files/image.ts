import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Taken } from './file-store.ts'
import { wrongType } from './file-type.ts'
import type { ImageType } from './image-size.ts'

export type RewrittenImage = Taken & { width: number; height: number; is_blank: boolean }

const program = fileURLToPath(new URL('./image-process.ts', import.meta.url))
const run = promisify(execFile)
const options = {
  timeout: 60_000,
  killSignal: 'SIGKILL',
  // None of the server's secrets. Large pieces of memory go back to the system at once.
  env: { SystemRoot: process.env['SystemRoot'], MALLOC_MMAP_THRESHOLD_: '65536' },
} as const

let last: Promise<unknown> = Promise.resolve()

/** One image at a time, so that ten photos at once need no more memory than one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

/**
 * Writes the image at `from` anew to `to`: upright, its longest side at most 4096 pixels, and without anything that
 * is not picture. What its camera noted of time and place is returned instead.
 * @throws wrong_type when it cannot be read, at all or within a minute.
 */
export function rewriteImage(from: string, to: string, type: ImageType): Promise<RewrittenImage> {
  return inTurn(async () => {
    const { stdout } = await run(process.execPath, [program, from, to, type], options).catch(brokenOff)
    const rewritten = JSON.parse(stdout) as RewrittenImage | null
    if (!rewritten) throw wrongType()
    return rewritten
  })
}

/** An image that took too long or broke the reader is unreadable too; a program that cannot run is another matter. */
function brokenOff(error: Error & { signal?: string | null }): never {
  throw error.signal ? wrongType() : error
}
