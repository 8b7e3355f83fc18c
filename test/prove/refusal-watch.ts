// Calls a server a hundred times a second, whatever happens to earlier calls, until told to stop; then
// reports each answer to its parent. A separate process, because in the flooding one each answer would wait
// behind hundreds.
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
