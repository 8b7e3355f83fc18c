import { expect, test } from 'vitest'
import { openLogger } from '../start/logger.ts'
import { type StopStep, stopInOrder } from './stop-in-order.ts'

const by = 60_000
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
  const step = (what: string): StopStep => ({ what, by, stop: async () => void done.push(what) })
  expect(await stopping([step('first'), step('second')])).toEqual({ error: undefined, lines: [] })
  expect(done).toEqual(['first', 'second'])
})

test('what hangs or fails is given up and named, and the rest is stopped', async () => {
  const done: string[] = []
  const giveUp = () => void done.push('given up')
  const fail = () => Promise.reject(new Error('broken'))
  const { error, lines } = await stopping([
    { what: 'silent', by: 100, stop: () => never, giveUp },
    { what: 'broken', by, stop: fail },
    { what: 'good', by, stop: async () => void done.push('stopped') },
  ])
  expect(done).toEqual(['given up', 'stopped'])
  expect(error).toBe('Haulyard has stopped, but cut short: silent, broken.')
  expect(lines).toMatchObject([
    { what: 'silent', msg: 'cut short', err: { message: 'It did not stop within 0.1 s.' } },
    { what: 'broken', msg: 'cut short', err: { message: 'broken' } },
  ])
})

test('a step may use the time that earlier ones did not need', async () => {
  const after = (ms: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, ms))
  const steps = [
    { what: 'quick', by: 2000, stop: after(0) },
    { what: 'slow', by: 2001, stop: after(200) },
  ]
  expect(await stopping(steps)).toEqual({ error: undefined, lines: [] })
})
