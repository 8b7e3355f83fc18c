import { expect, test } from 'vitest'
import { faultWords } from './mail-fault.ts'
import { filesNotRead, pdfNotMade, tooLargeToAttach, tooLargeTogether } from './mail-words.ts'

const noMailbox = 'the mail server says the mailbox doesn’t exist'
const full = 'the mail server says the mailbox is full'
const tooLarge = 'the mail server says the email is too large'
const unwanted = 'the mail server treated it as spam'

test.each([
  ['550 No such user here', noMailbox],
  ['550-5.1.1 The email account that you tried to reach does not exist. gsmtp', noMailbox],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', noMailbox],
  ['550 5.1.1 <jo@kestrel.example>: Recipient address rejected: User unknown in virtual table', noMailbox],
  ['550 Requested action not taken: mailbox unavailable', noMailbox],
  ['552 5.2.2 Mailbox full', full],
  ['452 4.2.2 The recipient’s inbox is over quota', full],
  ['552 5.3.4 Message size exceeds fixed limit', tooLarge],
  ['554 5.7.1 Message rejected as spam by relay-7.internal', unwanted],
  ['550 5.7.1 Service unavailable, client host [10.0.0.4] blocked using bl.example', unwanted],
  ['550 5.7.1 Relaying denied', 'the mail server refused it'],
  ['451 4.7.1 Greylisted, try again later', 'the mail server kept putting it off'],
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
