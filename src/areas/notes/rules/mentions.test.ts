import { expect, test } from 'vitest'
import { mentionTyped, mentionsIn, namesFor } from './mentions.ts'

const people = ['Ann Lee', 'Ann Lee Smith', 'Sal Moretti'].map((name) => ({ name }))
const mentioned = (text: string) => mentionsIn(text, people).map(({ name }) => name)

test('whoever is named in full after an @ is mentioned, however it is written', () => {
  expect(mentioned('@sal moretti, please ring them')).toEqual(['Sal Moretti'])
  expect(mentioned('Ring Sal Moretti')).toEqual([])
  expect(mentioned('@Sal Morettis note')).toEqual([])
})

test('a longer name does not mention whoever it begins with', () => {
  expect(mentioned('@Ann Lee Smith rang')).toEqual(['Ann Lee Smith'])
  expect(mentioned('@Ann Lee and @Ann Lee Smith rang')).toEqual(['Ann Lee Smith', 'Ann Lee'])
})

test('names are offered while one is typed after an @, by the beginning of any of its words', () => {
  expect(mentionTyped('Ask @sa')).toEqual({ at: 4, typed: 'sa' })
  expect(mentionTyped('office@sa')).toBeNull()
  expect(mentionTyped('@sal\nNext line')).toBeNull()
  expect(mentionTyped('no name')).toBeNull()
  const names = people.map(({ name }) => name)
  expect(namesFor('mor', names)).toEqual(['Sal Moretti'])
  expect(namesFor('ann lee', names)).toEqual(['Ann Lee Smith'])
  expect(namesFor('', names)).toEqual(names)
})
