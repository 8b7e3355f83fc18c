import { expect, test } from 'vitest'
import {
  greeting,
  mailtoOf,
  fillTemplate,
  firstNameOf,
  paragraphsOf,
  smsOf,
  withLink,
  withOneLink,
} from './letter-text.ts'

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
  expect(fillTemplate('{title}', values)).toBe('Dig link company')
  // Nor a part of one that another value, or itself, completes.
  expect(fillTemplate('{title}', { title: '{li{link}nk}' })).toBe('lilinknk')
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

test('an email for one’s own program has the link in place, and nothing of it breaks the address', () => {
  const letter = {
    to: 'jo@kestrel.example',
    cc: ['a@b.example', 'c@d.example'],
    subject: 'Q & A',
    message: 'Hi\n\n{link}',
  }
  expect(mailtoOf(letter, 'https://x.example/q?a=1&b=2')).toBe(
    'mailto:jo@kestrel.example?cc=a%40b.example%2Cc%40d.example&subject=Q%20%26%20A&body=Hi%0D%0A%0D%0Ahttps%3A%2F%2Fx.example%2Fq%3Fa%3D1%26b%3D2',
  )
  const long = `Hi Jo,\n\n${'A long letter. '.repeat(200)}\n\n{link}\n\nRegards`
  expect(mailtoOf({ ...letter, cc: [], message: long }, 'L')).toBe(
    'mailto:jo@kestrel.example?subject=Q%20%26%20A&body=Hi%20Jo%2C%0D%0A%0D%0AL',
  )
  expect(mailtoOf({ ...letter, cc: [], message: 'Hi' }, 'L')).toBe(
    'mailto:jo@kestrel.example?subject=Q%20%26%20A&body=Hi%0D%0A%0D%0AL',
  )
})

test('another receiver is greeted by their own name, in the first line alone', () => {
  expect(greeting('Hi Jo,\n\nJo rang.', 'Jo', 'Sam')).toBe('Hi Sam,\n\nJo rang.')
  expect(greeting('Hi Joanne,', 'Jo', 'Sam')).toBe('Hi Joanne,')
  expect(greeting('Dear Zoë and Jo', 'Zoë', 'Sam')).toBe('Dear Sam and Jo')
})

test('a text message has the subject and the link, and its number if one is known', () => {
  expect(smsOf('61491570159', 'Invoice INV-1', 'https://x.example/a')).toBe(
    'sms:+61491570159?body=Invoice%20INV-1%3A%20https%3A%2F%2Fx.example%2Fa',
  )
  expect(smsOf(null, 'Invoice INV-1', 'L')).toBe('sms:?body=Invoice%20INV-1%3A%20L')
})

test('a copied letter has its link in place', () => {
  expect(withLink('Hi\n{link}\nAda', 'https://x.example/$1')).toBe('Hi\nhttps://x.example/$1\nAda')
})
