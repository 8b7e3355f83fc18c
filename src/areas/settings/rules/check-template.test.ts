import { expect, test } from 'vitest'
import { letterSamples } from './letter-samples.ts'
import { letterKinds, placeholdersOf, standardLetters } from './letter-templates.ts'
import { checkTemplate } from './check-template.ts'

test('an unknown placeholder is refused by its name, however it is written', () => {
  const refusal = (name: string) => `There is no {${name}} in this letter. Choose one from the list.`
  expect(checkTemplate('quote', 'letter', 'Hi {nickname},')).toBe(refusal('nickname'))
  expect(checkTemplate('quote', 'letter', 'Hi {First_Name},')).toBe(refusal('First_Name'))
  expect(checkTemplate('quote', 'letter', 'Hi {first name},')).toBe(refusal('first name'))
  // Another letter has it.
  expect(checkTemplate('quote', 'letter', 'Due {due_date}')).toBe(refusal('due_date'))
})

test('a subject cannot have the link', () => {
  expect(checkTemplate('invoice', 'subject', 'Invoice {number} {link}')).toBe(
    'The link can only be in the letter. Remove {link}.',
  )
  expect(checkTemplate('invoice', 'letter', 'Here: {link}')).toBe(true)
})

test('a subject has words of its own, or a value that is never empty', () => {
  const refusal = 'Add some words: the details filled in can be empty.'
  expect(checkTemplate('quote', 'subject', '{site}')).toBe(refusal)
  expect(checkTemplate('quote', 'subject', '{site}, {sender}')).toBe(refusal)
  expect(checkTemplate('quote', 'subject', 'Quote {site}')).toBe(true)
  expect(checkTemplate('quote', 'subject', '{number}')).toBe(true)
  expect(checkTemplate('quote', 'letter', '{link}')).toBe(true)
})

test.each(letterKinds)('the standard letter %s is one that could be saved, and has a sample', (kind) => {
  expect(checkTemplate(kind, 'subject', standardLetters[`${kind}_subject`])).toBe(true)
  expect(checkTemplate(kind, 'letter', standardLetters[`${kind}_letter`])).toBe(true)
  const values: Readonly<Record<string, string>> = letterSamples[kind]
  for (const name of placeholdersOf[kind])
    if (name !== 'company' && name !== 'sender') expect(values[name], name).toBeTruthy()
})
