import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The resident memory of a process in bytes; 0 when it is gone. */
export async function residentMemory(pid: number): Promise<number> {
  try {
    return 1024 * Number(process.platform === 'linux' ? ofLinux(pid) : await ofOthers(pid))
  } catch {
    return 0
  }
}

/** Synchronous: the kernel answers from memory, while the file threads may be busy. */
const ofLinux = (pid: number) =>
  /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0
const ofOthers = async (pid: number) => (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()
