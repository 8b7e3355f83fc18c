import { expect, test } from 'vitest'
import { faultWords } from './mail-fault.ts'
import { filesNotRead, pdfNotMade, tooLargeToAttach, tooLargeTogether, undelivered } from './mail-words.ts'

const noMailbox = 'the mail server says the mailbox doesn’t exist'
const full = 'the mail server says the mailbox is full'
const tooLarge = 'the mail server says the email is too large'
const refused = 'the mail server refused it'
const putOff = 'the mail server kept putting it off'
const unwanted = 'the mail server treated it as spam'

test.each([
  ['550 No such user here', noMailbox],
  ['550-5.1.1 The email account that you tried to reach does not exist. gsmtp', noMailbox],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', noMailbox],
  ['550 5.1.1 <jo@kestrel.example>: Recipient address rejected: User unknown in virtual table', noMailbox],
  ['550 Requested action not taken: mailbox unavailable', noMailbox],
  ['550 Mailbox not found', noMailbox],
  ['550 Unknown recipient', noMailbox],
  ['450 4.2.0 <jo@kestrel.example>: Recipient address rejected: Greylisted', putOff],
  ['450 4.1.8 <us@office.example>: Sender address rejected: Domain not found', putOff],
  ['550 5.1.8 <us@office.example>: Sender address rejected: Domain not found', refused],
  ['550 Sender mailbox not found', refused],
  ['451 4.3.0 Temporary lookup failure, table not found', putOff],
  ['450 4.1.1 <jo@kestrel.example>: Recipient address rejected: unverified address: user lookup', putOff],
  ['550 5.7.1 Client host unknown', refused],
  ['ETIMEDOUT: unknown', 'no mail server accepted it'],
  ['552 5.7.0 This message was blocked because its content presents a potential security issue', unwanted],
  ['552 Message blocked', unwanted],
  ['552 Storage exceeded', full],
  ['552 5.2.2 Mailbox full', full],
  ['452 4.2.2 The recipient’s inbox is over quota', full],
  ['552 5.3.4 Message size exceeds fixed limit', tooLarge],
  ['554 5.7.1 Message rejected as spam by relay-7.internal', unwanted],
  ['550 5.7.1 Service unavailable, client host [10.0.0.4] blocked using bl.example', unwanted],
  ['550 5.7.1 Relaying denied', refused],
  ['451 4.7.1 Greylisted, try again later', putOff],
  [
    '535 5.7.8 Username and password not accepted for haulyard@office.internal',
    'the mail server does not accept our sign-in',
  ],
  ['ESOCKET connect ECONNREFUSED 10.0.0.4:25', 'no mail server accepted it'],
  ['EDNS getaddrinfo ENOTFOUND smtp.internal', 'no mail server accepted it'],
  [tooLargeToAttach(8_200_000, 7_000_000), 'the PDF is 8.2 MB, and an email can carry 7 MB'],
  [
    tooLargeTogether(8_200_000, 7_000_000, { has_pdf: true }),
    'the PDF and the files are 8.2 MB together, and an email can carry 7 MB',
  ],
  [filesNotRead, 'the files could not be read'],
  [pdfNotMade(null), 'the PDF could not be made'],
  [
    pdfNotMade('This document is too long to be printed. Shorten its texts.'),
    'the PDF could not be made: This document is too long to be printed',
  ],
])('%s', (said, words) => expect(faultWords(said)).toBe(words))

test('the sender is told in words why an email did not arrive, never what the mail server said', () => {
  expect(undelivered('jo@client.example', '550 5.7.1 Relaying denied [10.0.0.4]')).toBe(
    'The email to jo@client.example did not arrive: the mail server refused it.',
  )
  expect(undelivered('jo@client.example', pdfNotMade(null))).toBe(
    'The email to jo@client.example did not go out. The PDF could not be made.',
  )
})
