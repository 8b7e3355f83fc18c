import { fileURLToPath } from 'node:url'
import { AppError, conflict } from '#platform/contract/app-error.ts'
import { plural } from '#shared/text.ts'
import { currentWork } from '../change/current-work.ts'
import { openFairQueue } from '../database/fair-queue.ts'
import { unavailable } from '../database/unavailable.ts'
import { hashOf, openRefusedDocuments } from './refused-documents.ts'
import { type Ended, type SetOrder, type Typesetter, startTypesetter } from './typesetter.ts'

/** What to set as a PDF. */
export interface PdfOrder {
  /** The `.typ` file, in its area. It reads `data` with `json(bytes(sys.inputs.data))`: values are never markup. */
  template: URL
  data: object
  /** Pictures that the template shows with `image("/.images/{name}")`. */
  images?: Readonly<Record<string, Uint8Array>>
  /** The day of issue, so that the same document gives the same file whenever it is made. */
  issued_at: Date
  /** The user who asks, null for everyone without an account: turns rotate among them. */
  asked_by?: number | null
}

export interface Pdf {
  /**
   * Sets a document as a PDF, in its own process and within limits.
   * @throws conflict for a document that exceeds one (of time, or crashes, only the second time), unavailable
   * the first
   *   time and while too many wait, Error for a template that cannot be typeset: a bug.
   */
  render(order: PdfOrder): Promise<Buffer>
  /** Gives up documents in progress. */
  stop(): Promise<void>
}

/** Limits for one document, and other settings for tests. */
interface Options {
  max_pages?: number
  max_ms?: number
  max_bytes?: number
  /** For how long a refused document is refused immediately. */
  refused_ms?: number
  program?: URL
  /** Receives one line, without any text of the document, about an unexpected failure. */
  warn?: (message: string) => void
}

interface Asked {
  order: SetOrder
  hash: string
  gone: AbortSignal | undefined
}

/** How long an abandoned document may still take, in milliseconds: most finish before a new process is up. */
const goneWithin = 500

/** The process starts with the first document, and again with the next one after it has ended. */
export function openPdf({
  max_pages = 200,
  max_ms = 10_000,
  max_bytes = 512 * 1_048_576,
  refused_ms = 5 * 60_000,
  program,
  warn = () => {},
}: Options = {}): Pdf {
  const inTurn = openFairQueue({ at_once: 1, of_each: 20, in_all: 60, refusal: tooManyWait })
  const refused = openRefusedDocuments(refused_ms)
  let typesetter: Typesetter | undefined
  let isStopped = false

  const set = async ({ order, hash, gone }: Asked): Promise<Buffer> => {
    // It may have been refused while it waited.
    refused.check(hash)
    if (gone?.aborted) throw unavailable()
    if (isStopped) throw stopping()
    if (!typesetter || typesetter.isOver) typesetter = startTypesetter({ max_ms, max_bytes }, program)
    const outcome = await orAborted(typesetter, order, gone)
    if (gone?.aborted) throw unavailable()
    if ('pdf' in outcome) return Buffer.from(outcome.pdf)
    if ('error' in outcome) throw new Error(outcome.error)
    if (isStopped) throw stopping()
    if ('ended' in outcome && outcome.ended === 'panic')
      warn(`The typesetter gave up on a document at ${outcome.place}.`)
    // The machine may be to blame rather than the document, so it gets a second attempt.
    if ('ended' in outcome && mayPass.has(outcome.ended) && refused.failsFirst(hash)) throw notMade()
    const refusal = refusalOf(outcome, max_pages)
    refused.remember(hash, refusal)
    throw refusal
  }

  return {
    render: async ({ template, data, images = {}, issued_at, asked_by = null }) => {
      const what = { template: fileURLToPath(template), data: JSON.stringify(data), images }
      const hash = hashOf(what)
      refused.check(hash)
      const order = { ...what, issued_at: issued_at.getTime(), max_pages }
      const { gone } = currentWork()
      const party = asked_by === null ? 'visitors' : `user ${asked_by}`
      return inTurn({ party }, () => set({ order, hash, gone }))
    },
    stop: async () => {
      isStopped = true
      await typesetter?.end()
    },
  }
}

/** Ends the process that is setting a document for someone who has gone. */
async function orAborted(typesetter: Typesetter, order: SetOrder, gone: AbortSignal | undefined) {
  let late: NodeJS.Timeout | undefined
  const giveUp = () => {
    late = setTimeout(() => void typesetter.end(), goneWithin)
  }
  gone?.addEventListener('abort', giveUp)
  try {
    return await typesetter.set(order)
  } finally {
    gone?.removeEventListener('abort', giveUp)
    clearTimeout(late)
  }
}

/** On a busy machine too. */
const mayPass = new Set<Ended['ended']>(['time', 'crash'])

function refusalOf(outcome: { pages: number } | Ended, max_pages: number): AppError {
  if ('pages' in outcome) return tooManyPages(outcome.pages, max_pages)
  return outcome.ended === 'panic' ? unprintable() : tooLong()
}

const stopping = () => new AppError('unavailable', undefined, { retry_after_seconds: 5 })
const notMade = () =>
  new AppError('unavailable', 'This document could not be made right now. Try again in a moment.', {
    retry_after_seconds: 5,
  })
const tooManyWait = () =>
  new AppError('unavailable', 'Too many documents are being made right now. Try again in a moment.', {
    retry_after_seconds: 5,
  })
const tooManyPages = (pages: number, most_pages: number) =>
  conflict(
    `This document has ${plural(pages, 'page')}, and ${most_pages.toLocaleString('en-AU')} can be printed. Shorten its texts.`,
  )
const tooLong = () => conflict('This document is too long to be printed. Shorten its texts.')
const unprintable = () =>
  conflict(
    'This document contains characters that cannot be printed. Replace characters from other alphabets.',
  )
