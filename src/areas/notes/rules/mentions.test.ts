import { expect, test } from 'vitest'
import { mentionTyped, mentionsIn, namesFor, splitMentions } from './mentions.ts'

const people = ['Ann Lee', 'Ann Lee Smith', 'Sal Moretti'].map((name) => ({ name }))
const mentioned = (text: string) => mentionsIn(text, people).map(({ name }) => name)

test('a person named in full after an @ is mentioned, in any spelling of case and spaces', () => {
  expect(mentioned('@sal moretti, please ring them')).toEqual(['Sal Moretti'])
  expect(mentioned('Ring Sal Moretti')).toEqual([])
  expect(mentioned('@Sal Morettis note')).toEqual([])
})

test('a longer name does not mention a person whose name it begins with', () => {
  expect(mentioned('@Ann Lee Smith rang')).toEqual(['Ann Lee Smith'])
  expect(mentioned('@Ann Lee and @Ann Lee Smith rang')).toEqual(['Ann Lee', 'Ann Lee Smith'])
})

test('all who have a mentioned name are mentioned', () => {
  const namesakes = [
    { id: 1, name: 'Sal Moretti' },
    { id: 2, name: 'sal moretti' },
    { id: 3, name: 'Ann Lee' },
  ]
  expect(mentionsIn('Ask @Sal Moretti', namesakes).map(({ id }) => id)).toEqual([1, 2])
})

test('an @ inside a word, such as an email address, mentions nobody', () => {
  expect(mentioned('Write to office@Sal Moretti')).toEqual([])
  expect(mentioned('Write to sal@ann lee.com.au, not @Sal Moretti')).toEqual(['Sal Moretti'])
  expect(mentioned('First\n@Ann Lee')).toEqual(['Ann Lee'])
})

test('a text comes apart at its mentions, and nothing of it is lost', () => {
  const names = people.map(({ name }) => name)
  expect(splitMentions('Ask @ann lee smith, <b>@Ann Lee</b>\n@Sal Moretti', names)).toEqual([
    { text: 'Ask ' },
    { text: '@ann lee smith', name: 'ann lee smith' },
    { text: ', <b>@Ann Lee</b>\n' },
    { text: '@Sal Moretti', name: 'sal moretti' },
  ])
  expect(splitMentions('@Ann Lee and @nobody', names)).toEqual([
    { text: '@Ann Lee', name: 'ann lee' },
    { text: ' and @nobody' },
  ])
  expect(splitMentions('', names)).toEqual([])
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
  expect(namesFor('mor', [...names, 'Sal Moretti']), 'namesakes are offered once').toEqual(['Sal Moretti'])
})
