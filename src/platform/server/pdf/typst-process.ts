// The process that sets documents: started by typesetter.ts, and ended by it when a document exceeds a limit.
// A thread does the work, so that this one notices when the server is gone.
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SetAnswer, SetOrder } from './typesetter.ts'

// Documents can wait a moment, people's calls cannot. On a machine whose cores are all busy this still leaves it about a
// seventh of one; the lowest priority left it a hundredth, and ordinary documents ran out of time. Set before the thread
// starts: on Linux it inherits it.
setPriority(5)

const thread = new Worker(new URL('typst-thread.ts', import.meta.url))
thread.on('message', (answer: SetAnswer) => process.send?.(answer))
thread.once('online', flushCompileCache)
process.on('message', (order: SetOrder) => thread.postMessage(order))

// Not `exit`, which waits for the thread.
const end = () => process.kill(process.pid, 'SIGKILL')
process.on('disconnect', end)
if (!process.connected) end()
// Ctrl+C and service managers signal every process of a server at once: the current document is still
// answered.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
