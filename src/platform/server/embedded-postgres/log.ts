import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const maxBytes = 1_000_000

/** Opens the server's log for appending, after rotating a long one to `.1`: two files at most. */
export function openLog(path: string): { fd: number; close: () => void; tail: () => string } {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(path, `${path}.1`)
  const fd = openSync(path, 'a', 0o600)
  const before = statSync(path).size
  return {
    fd,
    close: () => closeSync(fd),
    /** What has been written since, at most the last 2,000 bytes. */
    tail: () => readFileSync(path).subarray(before).subarray(-2000).toString('utf8').trim(),
  }
}
