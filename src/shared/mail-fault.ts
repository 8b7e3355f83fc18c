const noMailbox = 'the mail server says the mailbox doesn’t exist'

/** What mail servers say and what it means; the first match counts. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^53\d|^EAUTH/, 'the mail server does not accept our sign-in'],
  [/^5.*\b5\.1\.(?:1|2|3|6|10)\b/, noMailbox],
  // Only of the receiver, and for good: a server also fails to find senders, hosts and its own tables.
  [
    /^5(?!.*\bsender\b).*(?:no such (?:user|mailbox|recipient)|(?:user|mailbox|recipient|account)\b.* (?:unknown|not found|invalid)|(?:user|mailbox|recipient|account)\b.*n[o'’]t exist|(?:unknown|invalid) (?:user|mailbox|recipient)|mailbox unavailable)/i,
    noMailbox,
  ],
  [/\b[45]\.(?:3\.4|2\.3)\b|too (?:large|big)|message size/i, 'the mail server says the email is too large'],
  [
    /\b[45]\.2\.2\b|^[45]52(?!.*(?:\b[45]\.7\.\d|block))|quota|mailbox.* full/i,
    'the mail server says the mailbox is full',
  ],
  [/spam|junk|bulk|block(?:ed|list)|blacklist|reputation/i, 'the mail server treated it as spam'],
  [/^5\d\d/, 'the mail server refused it'],
  [/^4\d\d/, 'the mail server kept putting it off'],
]

/** Why a letter did not arrive, in plain words; never the mail server's own. */
export function faultWords(said: string): string {
  const [ours] = /^The (?:PDF|files) .+?(?=\.?$|\. )/.exec(said) ?? []
  if (ours) return `t${ours.slice(1)}`
  return meanings.find(([sign]) => sign.test(said))?.[1] ?? 'no mail server accepted it'
}
