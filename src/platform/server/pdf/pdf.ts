import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** What is to be set as a PDF. */
export interface PdfOrder {
  /** The `.typ` file, beside its area. It reads `data` by `json(bytes(sys.inputs.data))`: values are never markup. */
  template: URL
  data: object
  /** Pictures that the template shows by `image("/.images/{name}")`. */
  images?: Readonly<Record<string, Uint8Array>>
  /** The day of issue: the same document is the same file, whenever it is made. */
  issued_at: Date
}

export interface NumberedOrder {
  number: number
  template: string
  data: object
  images: Readonly<Record<string, Uint8Array>>
  /** Milliseconds since 1970. */
  issued_at: number
}
export type WorkerAnswer = { number: number; pdf: Uint8Array } | { number: number; error: string }

export interface Pdf {
  /** Sets a document as a PDF, in a thread of its own. @throws Error for a template that cannot be set: a defect of ours. */
  render(order: PdfOrder): Promise<Buffer>
  /** What is still being set is given up. */
  stop(): Promise<void>
}

interface Waiting {
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const fonts = fileURLToPath(new URL('fonts/', import.meta.url))
const typst = new URL('typst-worker.ts', import.meta.url)

/** The thread starts with the first document, and again with the next one should it ever die. */
export function openPdf(program: URL = typst): Pdf {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const giveUp = (dead: Worker, reason: Error): void => {
    if (worker !== dead) return
    worker = undefined
    for (const one of waiting.values()) one.reject(reason)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = new Worker(program, { workerData: { workspace, fonts } })
    started.on('message', (answer: WorkerAnswer) => {
      const one = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('pdf' in answer) one?.resolve(Buffer.from(answer.pdf))
      else one?.reject(new Error(answer.error))
      // Whoever stops the server waits for what is being set, but an idle thread keeps no process alive.
      if (waiting.size === 0) started.unref()
    })
    started.on('error', (error) => giveUp(started, error instanceof Error ? error : new Error(String(error))))
    // After an error too, when nobody waits any more.
    started.on('exit', (code) => giveUp(started, new Error(`The PDF thread ended with ${code}.`)))
    return started
  }

  return {
    render: ({ template, data, images = {}, issued_at }) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const number = ++last
        // Throws when something in it cannot be copied to a thread.
        worker.postMessage({
          number,
          template: fileURLToPath(template),
          data,
          images,
          issued_at: issued_at.getTime(),
        } satisfies NumberedOrder)
        worker.ref()
        waiting.set(number, { resolve, reject })
      }),
    stop: async () => {
      await worker?.terminate()
    },
  }
}
