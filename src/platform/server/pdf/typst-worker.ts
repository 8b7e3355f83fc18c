// The thread in which documents are set, so that a long one keeps nobody else waiting. Begun by pdf.ts at the first
// document. Gets a PdfOrder with a number, answers with its PDF or with what was wrong.
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { NumberedOrder, WorkerAnswer } from './pdf.ts'

// A document can wait a moment where people's calls cannot. Only Linux means this thread alone, and those that it begins.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { workspace, fonts } = workerData as { workspace: string; fonts: string }
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] })

/** How many documents back the compiler remembers layouts of the same parts; beyond that they only take memory. */
const remembered = 10

function set({ template, data, images, issued_at }: NumberedOrder): Buffer {
  const places = Object.entries(images).map(
    ([name, bytes]) => [name, join(workspace, `.images/${name}`), bytes] as const,
  )
  try {
    for (const [, path, bytes] of places) compiler.mapShadow(path, Buffer.from(bytes))
    return compiler.pdf(
      { mainFilePath: template, inputs: { data: JSON.stringify(data) } },
      { creationTimestamp: Math.floor(issued_at / 1000) },
    )
  } finally {
    for (const [, path] of places) compiler.unmapShadow(path)
  }
}

/** The typesetter puts what was wrong into the code of an error without a message. */
const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

parentPort?.on('message', (order: NumberedOrder) => {
  let answer: WorkerAnswer
  try {
    answer = { number: order.number, pdf: set(order) }
  } catch (error) {
    answer = { number: order.number, error: wordsOf(error) }
  }
  parentPort?.postMessage(answer)
  // After the answer: nobody waits for it.
  compiler.evictCache(remembered)
})
