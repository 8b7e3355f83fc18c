import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a second press is ignored until the first has finished, even if it fails', async () => {
  const press = oneAtATime()
  const done: string[] = []
  let end = () => {}
  const first = press(async () => {
    done.push('first')
    await new Promise<void>((resolve) => (end = resolve))
  })
  await press(async () => void done.push('second'))
  expect(done).toEqual(['first'])
  end()
  await first
  await expect(press(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await press(async () => void done.push('third'))
  expect(done).toEqual(['first', 'third'])
})
