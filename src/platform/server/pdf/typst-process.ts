// The process in which documents are set: typesetter.ts begins it, and ends it when a document passes a limit. The work
// is done by a thread, so that this one is free to hear that the server is gone.
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SetAnswer, SetOrder } from './typesetter.ts'

// A document can wait a moment where people's calls cannot. Before the thread begins: on Linux it takes it over.
setPriority(constants.priority.PRIORITY_LOW)

const thread = new Worker(new URL('typst-thread.ts', import.meta.url))
thread.on('message', (answer: SetAnswer) => process.send?.(answer))
thread.once('online', flushCompileCache)
process.on('message', (order: SetOrder) => thread.postMessage(order))

// Not `exit`, which waits for the thread.
const end = () => process.kill(process.pid, 'SIGKILL')
process.on('disconnect', end)
if (!process.connected) end()
// Ctrl+C and service managers signal every process of a server at once: what is being set is still answered.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
