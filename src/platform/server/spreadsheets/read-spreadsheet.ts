import { Worker } from 'node:worker_threads'
import { AppError, invalid } from '#platform/contract/app-error.ts'
import { openFairQueue } from '../database/fair-queue.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { spreadsheetLimits, spreadsheetWords as words } from './spreadsheet-words.ts'
import { unpackedBytes } from './zip-size.ts'

export interface SpreadsheetOrder {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'csv' | 'xlsx'
}
export type SpreadsheetAnswer = { readonly spreadsheet: Spreadsheet } | { readonly problem: string }

/** For one file: milliseconds, and megabytes of what it is read into. */
const limits = { ms: 20_000, megabytes: 384 }

const inTurn = openFairQueue({
  at_once: 1,
  of_each: 2,
  in_all: 10,
  refusal: () => new AppError('unavailable', words.waiting),
})

/**
 * Reads a CSV or XLSX file in a thread of its own, within limits on what it unpacks to, rows, time and memory. The type is what the
 * content says, whatever the file is called.
 * @throws invalid on the field `file`, with what is wrong; unavailable while too many are read.
 */
export async function readSpreadsheet(content: Buffer, asked_by: number | null): Promise<Spreadsheet> {
  const type = typeOf(content)
  const answer = await inTurn({ party: `user ${asked_by}` }, () =>
    readInThread({ bytes: new Uint8Array(content), type }),
  )
  if ('problem' in answer) throw refused(answer.problem)
  return answer.spreadsheet
}

const refused = (message: string): AppError => invalid({ file: message })

const startsWith = (content: Buffer, ...bytes: number[]): boolean =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes))

function typeOf(content: Buffer): SpreadsheetOrder['type'] {
  if (content.length === 0) throw refused(words.empty)
  // Old Excel files, and new ones with a password, come in Microsoft's compound file.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0))
    throw refused(content.includes('EncryptedPackage', 0, 'utf16le') ? words.password : words.old)
  if (isPictureOrPdf(content)) throw refused(words.picture)
  if (!isZip(content)) return 'csv'
  const unpacked = unpackedBytes(content)
  if (unpacked === null) throw refused(words.damaged)
  if (unpacked > spreadsheetLimits.unpacked_bytes) throw refused(words.unpacked)
  return 'xlsx'
}

/** With entries, or without any; a heading may begin with the letters PK too. */
const isZip = (content: Buffer): boolean =>
  startsWith(content, 0x50, 0x4b, 0x03, 0x04) || startsWith(content, 0x50, 0x4b, 0x05, 0x06)

const isPictureOrPdf = (content: Buffer): boolean =>
  /^(?:%PDF|\xff\xd8\xff|\x89PNG|GIF8|BM.{4}\0\0\0\0|RIFF.{4}WEBP|.{4}ftyp)/s.test(
    content.toString('latin1', 0, 16),
  )

function readInThread(order: SpreadsheetOrder): Promise<SpreadsheetAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('spreadsheet-thread.ts', import.meta.url), {
      workerData: order,
      transferList: [order.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    })
    const timer = setTimeout(() => void thread.terminate(), limits.ms)
    thread.once('message', (answer: SpreadsheetAnswer) => {
      resolve(answer)
      void thread.terminate()
    })
    thread.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: words.unpacked }) : reject(error),
    )
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve({ problem: words.slow })
    })
  })
}
