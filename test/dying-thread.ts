// A thread in the place of the typesetter: it sets what it is told, and ends when it is told to.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ number, data }: { number: number; data: { how: string } }) => {
  if (data.how === 'exit') process.exit(3)
  if (data.how === 'throw') throw new Error('out of paper')
  if (data.how === 'answer') parentPort?.postMessage({ number, pdf: Buffer.from('%PDF') })
})
