// The thread that sets documents, so that its process notices when the server ends. Receives a SetOrder,
// answers with its PDF or with why there is none.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { SetAnswer, SetOrder } from './typesetter.ts'

const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const fonts = fileURLToPath(new URL('fonts/', import.meta.url))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] })

/** For how many documents the compiler caches layouts of identical parts; beyond that they only take memory. */
const remembered = 2

function set({ template, data, images, issued_at, max_pages }: SetOrder): SetAnswer {
  const places = Object.entries(images).map(
    ([name, bytes]) => [name, join(workspace, `.images/${name}`), bytes] as const,
  )
  try {
    for (const [, path, bytes] of places) compiler.mapShadow(path, Buffer.from(bytes))
    const compiled = compiler.compile({ mainFilePath: template, inputs: { data } })
    const document = compiled.result
    if (!document) throw compiled.takeError()
    if (document.numOfPages > max_pages) return { pages: document.numOfPages }
    return { pdf: compiler.pdf(document, { creationTimestamp: Math.floor(issued_at / 1000) }) }
  } catch (error) {
    return { error: wordsOf(error) }
  } finally {
    for (const [, path] of places) compiler.unmapShadow(path)
  }
}

/** Template errors come as diagnostics; others as the code of an error without a message. */
const wordsOf = (error: unknown): string => {
  if (error instanceof NodeError) {
    return (error.shortDiagnostics as readonly { message: string }[]).map((one) => one.message).join('\n')
  }
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

parentPort?.on('message', (order: SetOrder) => {
  parentPort?.postMessage(set(order))
  // After the answer: nobody waits for it.
  compiler.evictCache(remembered)
})
