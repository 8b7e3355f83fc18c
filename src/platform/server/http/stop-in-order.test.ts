import { expect, test } from 'vitest'
import { openLogger } from '../start/logger.ts'
import { type StopStep, stopInOrder } from './stop-in-order.ts'

const within = 60_000
const never = new Promise<void>(() => {})

async function stopping(steps: readonly StopStep[]) {
  const lines: string[] = []
  const logger = openLogger('error', { write: (line) => void lines.push(line) })
  const error = await stopInOrder(steps, logger).then(
    () => undefined,
    (thrown: Error) => thrown.message,
  )
  return { error, lines: lines.map((line) => JSON.parse(line) as { what: string; msg: string }) }
}

test('one at a time, and no output when all stop', async () => {
  const done: string[] = []
  const step = (what: string): StopStep => ({ what, within, stop: async () => void done.push(what) })
  expect(await stopping([step('first'), step('second')])).toEqual({ error: undefined, lines: [] })
  expect(done).toEqual(['first', 'second'])
})

test('what hangs or fails is given up and named, and the rest is stopped', async () => {
  const done: string[] = []
  const giveUp = () => void done.push('given up')
  const fail = () => Promise.reject(new Error('broken'))
  const { error, lines } = await stopping([
    { what: 'silent', within: 10, stop: () => never, giveUp },
    { what: 'broken', within, stop: fail },
    { what: 'good', within, stop: async () => void done.push('stopped') },
  ])
  expect(done).toEqual(['given up', 'stopped'])
  expect(error).toBe('Haulyard has stopped, but cut short: silent, broken.')
  expect(lines).toMatchObject([
    { what: 'silent', msg: 'cut short', err: { message: 'It did not stop within 0.01 s.' } },
    { what: 'broken', msg: 'cut short', err: { message: 'broken' } },
  ])
})
