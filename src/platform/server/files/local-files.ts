import { constants, createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound } from '#platform/contract/app-error.ts'
import type { FileStore } from './file-store.ts'
import { receiveFile } from './receive-file.ts'
import { smallerImage } from './smaller-image.ts'

const day = 86_400_000
const batch = 500
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Files in a local folder: `files/ab/cd/<sha256>`, and `files/tmp` for those without a record yet. */
export function openFileStore(dataFolder: string): FileStore {
  const folder = join(dataFolder, 'files')
  const tmp = join(folder, 'tmp')
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

  return {
    async receive(stream, name, limits) {
      await mkdir(tmp, { recursive: true })
      const { path, ...received } = await receiveFile(stream, name, { ...limits, tmp })
      const home = pathOf(received.sha256)
      return {
        ...received,
        place: async () => {
          await mkdir(dirname(home), { recursive: true })
          await linkOrCopy(path, home)
          await syncFolders(home, folder)
        },
        release: () => rm(path, { force: true }),
      }
    },

    async open(sha256) {
      if (!isHash(sha256)) throw notFound()
      const path = pathOf(sha256)
      const { size } = await stat(path).catch(asNotFound)
      return { stream: contentOf(path), bytes: size }
    },

    async smaller(sha256, side, sender) {
      if (!isHash(sha256)) throw notFound()
      await mkdir(tmp, { recursive: true })
      return smallerImage(pathOf(sha256), { tmp, side, sender }).catch(asNotFound)
    },

    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    old: () => inBatches(oldFiles(folder, isHash)),
    async removeLeftovers() {
      for await (const name of oldFiles(tmp, () => true)) await rm(join(tmp, name), { force: true })
    },
  }
}

function asNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound() : error
}

/** A hard link to the same content, so that placing it again is harmless. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Some network file systems have no hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV', 'EMLINK'].includes(code)) throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    await synced(to)
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Opened when first read: the client may have disconnected by then. */
async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

/** Makes it crash-safe: syncs the file's directory entry, and those of new folders. */
async function syncFolders(path: string, top: string): Promise<void> {
  if (process.platform === 'win32') return // directories cannot be opened here
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await synced(folder)
    if (folder === top) return
  }
}

async function* oldFiles(folder: string, isWanted: (name: string) => boolean): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(() => [])
  for await (const entry of entries) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > day) yield entry.name
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
