import { residentMemory } from '#platform/server/pdf/resident-memory.ts'
import type { HaulyardProcess } from './process.ts'

/** In MB. */
export interface Held {
  /** By reachable objects. */
  used: number
  /** In total, including what the collector and the allocator retain. */
  resident: number
}

interface Reply {
  id?: number
  result?: { result?: { value?: unknown } }
}

/** The memory of a server started with `--inspect=127.0.0.1:0` after garbage collection. */
export async function heldBy(server: HaulyardProcess): Promise<Held> {
  const address = /Debugger listening on (\S+)/.exec(server.output())?.[1]
  if (!address) throw new Error('The server was not started with --inspect.')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const id = ++last
      const hear = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as Reply
        if (reply.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(reply.result?.result?.value)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('HeapProfiler.collectGarbage')
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const used = (await ask('Runtime.evaluate', { expression, returnByValue: true })) as number
  socket.close()
  return { used: used / 1_048_576, resident: (await residentMemory(server.child.pid!)) / 1_048_576 }
}
