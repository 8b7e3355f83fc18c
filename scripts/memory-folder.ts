import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const needed_bytes = 6 * 1024 ** 3

/**
 * Where tests keep their temporary files: in memory where the system has a folder for it with room, else `tmpdir()`.
 * Copying and dropping hundreds of databases takes a fifth less time there, and none must survive a power cut.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed_bytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
