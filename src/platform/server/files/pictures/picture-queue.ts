import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AppError } from '#platform/contract/app-error.ts'
import { openFairQueue } from '../../database/fair-queue.ts'
import { unavailable } from '../../database/unavailable.ts'
import { wrongType } from '../file-type.ts'

interface QueueOptions {
  /** The program to run, with one argument. */
  program: string
  /** How long it may take for one picture. */
  time_ms: number
  /** How many of one party, and of all, may wait behind the one in progress. */
  of_each: number
  in_all: number
}

/** Runs the program on one picture when its party's turn comes. */
export type PictureQueue = (party: string, input: string) => Promise<string>

const run = promisify(execFile)
// None of the server's secrets. Large blocks of memory return to the system immediately.
const env = { SystemRoot: process.env['SystemRoot'], MALLOC_MMAP_THRESHOLD_: '65536' }
/** No input may generate code at runtime; this also saves memory. */
const flags = ['--jitless']

/**
 * Processes one picture at a time, so that ten need no more memory than one: the lane is called with one
 * argument for the program, and returns what it printed. Turns rotate among senders.
 * @throws unavailable when too many wait or the program is ended from outside, too_large when it takes too
 * long,
 *   wrong_type when the picture crashes it, and an error with the code that the program prints when the
 *   system fails.
 */
export function openPictureQueue({ program, time_ms, ...bounds }: QueueOptions): PictureQueue {
  const inTurn = openFairQueue({ at_once: 1, ...bounds, refusal: busy })
  const options = { timeout: time_ms, killSignal: 'SIGKILL', env } as const

  return (party, argument) =>
    inTurn({ party }, async () => {
      const { stdout } = await run(process.execPath, [...flags, program, argument], options).catch(brokenOff)
      return stdout
    })
}

const busy = (): AppError =>
  new AppError('unavailable', 'Too many pictures are coming in. Try again in a moment.', {
    retry_after_seconds: 5,
  })

/** How a picture crashes its decoder; any other signal comes from outside, as when the server is stopped. */
const crashes: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP'])

/** A picture that crashed the decoder is unreadable; a program that cannot run or write is a different problem. */
function brokenOff(error: Error & { signal?: string | null; killed?: boolean; stderr?: string }): never {
  const { signal, killed, stderr = '' } = error
  if (killed)
    throw new AppError('too_large', 'Image takes too long to read. Make it smaller and upload it again.')
  if (signal) throw crashes.has(signal) ? wrongType() : unavailable(error)
  throw /^E[A-Z]+$/.test(stderr) ? Object.assign(error, { code: stderr }) : error
}
