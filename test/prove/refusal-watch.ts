// Asks a server a hundred times a second, whatever becomes of those before, until told that it is over; then reports to its
// parent each answer. A process of its own: in that of the flood each answer waits for the hundreds before it.
import { Agent, get } from 'node:http'

const [, , url = '', authorization = ''] = process.argv
const agent = new Agent({ keepAlive: true })
const answers: { status: number; took: number }[] = []
const asked: Promise<void>[] = []

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const started = performance.now()
    get(url, { agent, headers: { authorization } }, (response) => {
      response.resume().once('end', () => {
        answers.push({ status: response.statusCode ?? 0, took: performance.now() - started })
        resolve()
      })
    }).once('error', reject)
  })

const asking = setInterval(() => asked.push(ask()), 10)
await new Promise((over) => {
  process.once('message', over)
  process.send?.('begun')
})
clearInterval(asking)
await Promise.all(asked)
agent.destroy()
process.send?.(answers)
process.disconnect?.()
