import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('what is asked meanwhile waits for its turn, and one that fails does not stop the next', async () => {
  const take = inTurn()
  const log: string[] = []
  const work = (name: string, fails = false) =>
    take(async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const [first, second, third] = [work('first'), work('second', true), work('third')]
  await expect(second).rejects.toThrow('second')
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(log).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ])
})
