import { expect, test } from 'vitest'
import { fillTemplate, firstNameOf, paragraphsOf, withOneLink } from './letter-text.ts'

test('a template gets its values, and keeps what has none', () => {
  expect(fillTemplate('Hi {first_name},\n\n{link}', { first_name: 'Jo' })).toBe('Hi Jo,\n\n{link}')
})

test('a line with nothing left is left out', () => {
  expect(fillTemplate('Regards,\n{sender}\n{company}', { sender: null, company: 'Kestrel' })).toBe(
    'Regards,\nKestrel',
  )
})

test('a value is text: it brings neither a link nor another placeholder', () => {
  const values = { title: 'Dig {link} {company}', company: 'Kestrel' }
  expect(fillTemplate('{title}', values)).toBe('Dig  {company}')
})

test('a letter has one link', () => {
  expect(withOneLink('Hi')).toBe('Hi\n\n{link}')
  expect(withOneLink('a {link} b {link} c')).toBe('a {link} b  c')
})

test('paragraphs keep their lines', () => {
  expect(paragraphsOf('Hi,\r\n\r\nRegards,\nJo\n')).toEqual([['Hi,'], ['Regards,', 'Jo']])
})

test('people are greeted by their first name', () => {
  expect([firstNameOf('Jo Brennan'), firstNameOf(null), firstNameOf(' ')]).toEqual(['Jo', 'there', 'there'])
})
