import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { openFileStore } from '#platform/server/files/local-files.ts'

/** A file store in a folder of its own, for one test file. */
const data = mkdtempSync(join(tmpdir(), 'haulyard-files-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
export const store = openFileStore(data)
export const folder = join(data, 'files')

export const MB = 1_048_576
/** Receives and stores a file, as a change that keeps it does. */
export const receive = async (
  content: Buffer | string | Readable,
  name = 'file',
  max_bytes = 10 * MB,
): Promise<ReceivedFile> => {
  const stream = content instanceof Readable ? content : Readable.from([Buffer.from(content)])
  const file = await store.receive(stream, name, { max_bytes })
  await file.place()
  await file.release()
  return file
}
/** The files in it. */
export const kept = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .map((e) => join(e.parentPath, e.name))
    : []
export const contentOf = async ({ sha256 }: ReceivedFile): Promise<Buffer> =>
  buffer((await store.open(sha256)).stream)

/** A small PDF. */
export const pdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
