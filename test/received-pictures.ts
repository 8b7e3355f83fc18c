import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openFileStore } from '#platform/server/files/local-files.ts'
import type { Sender } from '#platform/server/files/sender.ts'
import { afterAll } from 'vitest'

export const MB = 1_048_576

/** A file store for the tests of one file. */
export function receivedPictures() {
  const data = mkdtempSync(join(tmpdir(), 'haulyard-images-'))
  afterAll(() => rmSync(data, { recursive: true, force: true }))
  const store = openFileStore(data)
  return {
    data,
    /** Receives and stores a picture, as a change that keeps it does. */
    receive: async (content: Buffer, kind: Sender['kind'] = 'people', party = 'someone') => {
      const limits = { max_bytes: 10 * MB, sender: { kind, party } }
      const file = await store.receive(Readable.from([content]), 'picture', limits)
      await file.place()
      await file.release()
      return file
    },
    tmpFiles: (): string[] => readdirSync(join(data, 'files', 'tmp')),
    contentOf: async ({ sha256 }: { sha256: string }) => buffer((await store.open(sha256)).stream),
  }
}
