import { expect, test } from 'vitest'
import { ClientPatch } from './client.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `office${at}@example.com`)
const read = (invoice_emails: unknown) => ClientPatch.safeParse({ version: 1, invoice_emails })

test('an eleventh address and an invalid one are refused', () => {
  expect(read(numbered(11)).error?.issues).toMatchObject([
    { path: ['invoice_emails'], message: 'Up to ten addresses.' },
  ])
  expect(read(['office@example.com', 'nowhere']).error?.issues).toMatchObject([
    { path: ['invoice_emails', 1], message: 'Enter a valid email address.' },
  ])
})

test('a repeated address, in any case, is kept once, in its first place', () => {
  const typed = ['Office@Example.com', 'pay@example.com', ' office@example.com ', 'PAY@EXAMPLE.COM']
  expect(read(typed).data?.invoice_emails).toEqual(['office@example.com', 'pay@example.com'])
  expect(read([...numbered(10), 'OFFICE0@example.com']).data?.invoice_emails).toEqual(numbered(10))
  expect(read([]).data?.invoice_emails).toEqual([])
})
