import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound } from '#platform/contract/app-error.ts'
import type { FileStore } from './file-store.ts'
import { receiveFile } from './receive-file.ts'

const day = 86_400_000
const batch = 500
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Files in a local folder: `files/ab/cd/<sha256>`, and `files/tmp` for what is on its way in. */
export function openFileStore(dataFolder: string): FileStore {
  const folder = join(dataFolder, 'files')
  const tmp = join(folder, 'tmp')
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

  return {
    async receive(stream, name, limits) {
      await mkdir(tmp, { recursive: true })
      return receiveFile(stream, name, { ...limits, tmp }, async (path, sha256) => {
        const home = pathOf(sha256)
        await mkdir(dirname(home), { recursive: true })
        await rename(path, home)
        await syncFolders(home, folder)
      })
    },

    async open(sha256) {
      if (!isHash(sha256)) throw notFound()
      const path = pathOf(sha256)
      const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound() : error
      })
      return { stream: contentOf(path), bytes: size }
    },

    async sweep(known) {
      let removed = 0
      for await (const hashes of inBatches(oldFiles(folder, isHash))) {
        const kept = await known(hashes)
        for (const sha256 of hashes)
          if (!kept.has(sha256) && (await removeOld(pathOf(sha256), tmp))) removed++
      }
      for await (const name of oldFiles(tmp, () => true)) await rm(join(tmp, name), { force: true })
      return removed
    },
  }
}

/** Opened when it is read: whoever asked may have gone away before. */
async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

/** What a crash may not undo: the file's entry in its folder, and new folders in theirs. */
async function syncFolders(path: string, top: string): Promise<void> {
  if (process.platform === 'win32') return // where a folder cannot be opened
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const handle = await open(folder)
    await handle.sync()
    await handle.close()
    if (folder === top) return
  }
}

const isOld = async (path: string): Promise<boolean> => (await stat(path)).mtimeMs < Date.now() - day

/**
 * Removes a file, unless the same content came in again while we asked about it: taken out of its place first, it is
 * looked at once more where nobody replaces it.
 */
async function removeOld(path: string, tmp: string): Promise<boolean> {
  const aside = join(tmp, randomUUID())
  await rename(path, aside)
  if (await isOld(aside)) {
    await rm(aside)
    return true
  }
  await rename(aside, path)
  return false
}

async function* oldFiles(folder: string, isWanted: (name: string) => boolean): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(() => [])
  for await (const entry of entries) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    if (await isOld(join(entry.parentPath, entry.name)).catch(() => false)) yield entry.name
  }
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let some: T[] = []
  for await (const item of items) {
    some.push(item)
    if (some.length === batch) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}
