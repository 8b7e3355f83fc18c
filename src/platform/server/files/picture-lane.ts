import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AppError } from '#platform/contract/app-error.ts'
import { wrongType } from './file-type.ts'

interface LaneOptions {
  /** The program that is run, with one argument. */
  program: string
  /** How long it may take for one picture. */
  time_ms: number
  /** How many may wait for the one that is worked on. */
  max_waiting: number
}

const run = promisify(execFile)
// None of the server's secrets. Large pieces of memory go back to the system at once.
const env = { SystemRoot: process.env['SystemRoot'], MALLOC_MMAP_THRESHOLD_: '65536' }
/** Nothing that comes in makes code at runtime, which also takes less memory. */
const flags = ['--jitless']

/**
 * Work on one picture at a time, so that ten of them need no more memory than one: the lane is called with one
 * argument for the program, and gives what it printed.
 * @throws unavailable when too many wait, too_large when it takes too long, wrong_type when the picture breaks it.
 */
export function openLane({
  program,
  time_ms,
  max_waiting,
}: LaneOptions): (argument: string) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const work = async (argument: string): Promise<string> => {
    const options = { timeout: time_ms, killSignal: 'SIGKILL', env } as const
    const { stdout } = await run(process.execPath, [...flags, program, argument], options).catch(brokenOff)
    return stdout
  }

  return async (argument) => {
    if (waiting > max_waiting) throw busy()
    waiting++
    try {
      const turn = last.then(() => work(argument))
      last = turn.catch(() => {})
      return await turn
    } finally {
      waiting--
    }
  }
}

const busy = (): AppError =>
  new AppError('unavailable', 'Too many pictures are coming in. Try again in a moment.', {
    retry_after_seconds: 5,
  })

/** A picture that broke the reader is unreadable; a program that cannot run is another matter. */
function brokenOff(error: Error & { signal?: string | null; killed?: boolean }): never {
  if (error.killed)
    throw new AppError('too_large', 'Image takes too long to read. Make it smaller and upload it again.')
  throw error.signal ? wrongType() : error
}
