import { expect, test } from 'vitest'
import { undelivered } from '#shared/mail-words.ts'
import {
  clock,
  decoded,
  header,
  logo_sha256,
  mailInstallation,
  plain,
  public_url,
  resetLink as link,
} from '#test/mail-installation.ts'
import { findLink } from '../sessions/public-link.ts'
import { system } from '../sessions/viewer.ts'
import { type Mail, sendMail } from './mail.ts'

const hour = 3_600_000
const [online, offline] = await Promise.all([mailInstallation('there'), mailInstallation('none')])

test('others get it too, and an invalid address is refused', async () => {
  const subject = 'With copies'
  const { id } = await online.send({ subject, cc: ['bills@client.example'] })
  await online.until(id, 'sent')
  const [received] = online.receivedOf(subject)
  expect(received!.to).toEqual(['jo@client.example', 'bills@client.example'])
  expect(header(received!.raw, 'Cc')).toBe('bills@client.example')
  await expect(online.send({ cc: ['x@y.example\r\nBcc: z@y.example'] })).rejects.toMatchObject({
    details: { errors: { cc: 'Enter a valid email address.' } },
  })
})

test('where only a copy arrived, the email did not', async () => {
  const to = 'unknown@client.example'
  const { id } = await online.send({ subject: 'A copy alone', to, cc: ['bills@client.example'] })
  expect(await online.until(id, 'failed')).toMatchObject({ attempts: 1, sent_at: null })
  expect(online.receivedOf('A copy alone').map((one) => one.to)).toEqual([['bills@client.example']])
})

test('the PDF of its record comes with it where asked for', async () => {
  const sent = async (subject: string, mail: Partial<Mail>) => {
    await online.until((await online.send({ subject, ...mail })).id, 'sent')
    return online.receivedOf(subject)[0]!.raw
  }
  const raw = await sent('With its PDF', { with_pdf: 1 })
  expect(raw).toContain('Content-Disposition: attachment; filename=INV-000031.pdf')
  expect(raw).toContain('Content-Type: application/pdf')
  expect(raw).toContain(Buffer.from('%PDF-1.7 as issued').toString('base64'))
  expect(await sent('Without', {})).not.toContain('application/pdf')
  expect(await sent('Of a kind without', { with_pdf: 1, record_type: 'job' })).not.toContain(
    'application/pdf',
  )
})

test('an email never goes without the PDF that was asked for, and says why', async () => {
  const failed = async (record_type: string) => {
    const { id } = await online.send({ subject: `PDF of ${record_type}`, with_pdf: 1, record_type })
    return online.until(id, 'failed')
  }
  const tooLarge = await failed('docket')
  expect(tooLarge).toMatchObject({ attempts: 1, error: expect.stringMatching(/^The PDF is 8\.\d MB/) })
  expect(await failed('quote')).toMatchObject({
    attempts: 1,
    error: 'The PDF could not be made: This document is too long to be printed. Shorten its texts.',
  })
  // What may pass is tried again, then given up.
  expect(await failed('invoice')).toMatchObject({ attempts: 3, error: 'The PDF could not be made.' })
  expect(online.receivedOf('PDF of docket')).toEqual([])
  expect(undelivered('jo@client.example', tooLarge.error ?? '')).toMatch(
    /^The email to jo@client\.example did not go out\. The PDF is .+ Send it again without the PDF/,
  )
})

test('an email goes without a PDF nobody asked for when it is too large or cannot be made', async () => {
  const sent = async (record_type: string) => {
    const subject = `Fitting PDF of ${record_type}`
    await online.until((await online.send({ subject, with_pdf: 'if_it_fits', record_type })).id, 'sent')
    return online.receivedOf(subject).map(({ raw }) => raw.includes('application/pdf'))
  }
  expect(await sent('docket')).toEqual([false])
  expect(await sent('client')).toEqual([true])
  // Nor when it cannot be made: at once for good, or at the last try.
  expect(await sent('quote')).toEqual([false])
  expect(await sent('invoice')).toEqual([false])
})

/** A stored file of 8 bytes that says it has `bytes`; without content unless it is the logo. */
const storedFile = (bytes: number, sha256 = logo_sha256) =>
  online.db
    .insertInto('file')
    .values({ sha256, name: 'Plan.png', content_type: 'image/png', bytes, record_type: 'job', record_id: 1 })
    .returning(['id', 'name', 'bytes'])
    .executeTakeFirstOrThrow()

test('files come with it; one that is lost, or too large beside the PDF, stops it and says why', async () => {
  const plan = await storedFile(8)
  await online.until((await online.send({ subject: 'With a file', files: [plan] })).id, 'sent')
  const { raw } = online.receivedOf('With a file')[0]!
  expect(raw).toContain('Content-Disposition: attachment; filename=Plan.png')
  expect(raw).toContain(Buffer.from('the logo').toString('base64'))
  const failed = async (mail: Partial<Mail>) =>
    online.until((await online.send({ subject: 'Not with a file', ...mail })).id, 'failed')
  const lost = await storedFile(8, 'cd'.repeat(32))
  expect(await failed({ files: [plan, lost] })).toMatchObject({
    attempts: 1,
    error: 'The files could not be read.',
  })
  const large = await storedFile(6_999_995)
  expect(await failed({ files: [large], with_pdf: 1 })).toMatchObject({
    attempts: 1,
    error: 'The PDF and the files are 7.1 MB together, and an email can carry 7 MB. Leave one out.',
  })
  expect(online.receivedOf('Not with a file')).toEqual([])
})

test.each([
  '',
  'jo',
  'jo@',
  'a@b@c',
  'jo@x.example, eve@x.example',
  'jo@x.example\r\nBcc: eve@x.example',
  '<jo@x.example>',
])('the address %j is refused', async (to) => {
  const { write, db } = offline
  await expect(write(system, (change) => sendMail(change, { ...plain, to }))).rejects.toMatchObject({
    details: { errors: { email: 'Enter a valid email address.' } },
  })
  expect(await db.selectFrom('message').select('id').where('to_address', '=', to).execute()).toEqual([])
})

test('an email of a rolled-back change is neither stored nor sent', async () => {
  const { write, db } = offline
  const fail = write(system, async (change) => {
    await sendMail(change, { ...plain, purpose: 'rolled back' })
    throw new Error('no')
  })
  await expect(fail).rejects.toThrow('no')
  expect(await db.selectFrom('message').select('id').where('purpose', '=', 'rolled back').execute()).toEqual(
    [],
  )
})

test('without a mail server a message is stored, and its link is not created', async () => {
  const { send, until, db } = offline
  const { id } = await send({ link, body: 'Open {link}' })
  expect(await until(id, 'kept')).toMatchObject({
    body: 'Open {link}',
    attempts: 0,
    sent_at: null,
    link_path: '/reset/{secret}',
  })
  expect(await db.selectFrom('public_link').select('id').execute()).toEqual([])
})

test('a link without its placeholder in the body is a bug in the caller', async () => {
  const { send } = offline
  await expect(send({ link })).rejects.toThrow('no {link} in its body')
})

test('an email is sent once, as text and HTML, with its own reference', async () => {
  const { send, until, receivedOf } = online
  const { id } = await send({ subject: 'Once' })
  const message = await until(id, 'sent')
  expect(message).toMatchObject({ attempts: 1, error: null, sent_at: clock.now().toISOString() })
  expect(receivedOf('Once')).toHaveLength(1)
  const { raw, from, to } = receivedOf('Once')[0]!
  expect([from, to]).toEqual(['haulyard@office.kestrel.example', ['jo@client.example']])
  expect(header(raw, 'Message-ID')).toBe(`<${message.reference}@office.kestrel.example>`)
  expect(header(raw, 'From')).toBe('Haulyard <haulyard@office.kestrel.example>')
  expect(header(raw, 'Auto-Submitted')).toBe('auto-generated')
  const content = decoded(raw)
  expect(content).toContain('the 20 t excavator <comes> at 6:30 am.\r\nBring your & hat.')
  expect(content).toContain('<p>the 20 t excavator &lt;comes&gt; at 6:30 am.<br>Bring your &amp; hat.</p>')
})

test('email comes from the company, and a name or subject cannot inject headers', async () => {
  const { send, until, receivedOf, db } = online
  const company = {
    name: 'Kestrel Pty Ltd',
    trading_name: 'Kestrel "Plant" Hire',
    email: 'office@kestrel.example',
  }
  await db
    .insertInto('company')
    .values({ ...company, is_default: 1 })
    .execute()
  const evil = '\r\nBcc: eve@evil.example\r\n\r\n<script>'
  await until((await send({ subject: `Hi${evil}`, to_name: `Jo${evil}`, body: `Text${evil}` })).id, 'sent')
  const { raw, from, to } = receivedOf('Hi Bcc: eve@evil.example <script>')[0]!
  expect([from, to]).toEqual(['office@kestrel.example', ['jo@client.example']])
  expect(header(raw, 'From')).toBe('"Kestrel \\"Plant\\" Hire" <office@kestrel.example>')
  expect(header(raw, 'Bcc')).toBeUndefined()
})

test('a link of its own is a button in the HTML, an address in the text, and the company is at the head', async () => {
  const { send, until, receivedOf } = online
  await until((await send({ subject: 'Button', link, body: 'Hello Jo,\n\n{link}\n\nKestrel' })).id, 'sent')
  const content = decoded(receivedOf('Button')[0]!.raw)
  const [, url = ''] = /(https:\/\/office\.kestrel\.example\/reset\/[\w-]+)/.exec(content) ?? []
  expect(content.replaceAll('\r\n', '\n')).toContain(`Hello Jo,\n\n${url}\n\nKestrel`)
  expect(content).toMatch(new RegExp(`<a href="${url}" style="[^"]+">Choose a new password</a>`))
  expect(content).toContain(
    '<strong style="font-size:18px;line-height:24px">Kestrel &quot;Plant&quot; Hire</strong>',
  )
  expect(content).not.toContain('cid:')
})

test('the logo comes with the email in place of the name', async () => {
  const { send, until, receivedOf, db } = online
  const { id } = await db
    .insertInto('file')
    .values({
      sha256: logo_sha256,
      name: 'logo.png',
      content_type: 'image/png',
      bytes: 8,
      record_type: 'company',
      record_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('company').set({ logo_file_id: id }).execute()
  await until((await send({ subject: 'Logo' })).id, 'sent')
  await db.updateTable('company').set({ logo_file_id: null }).execute()
  const content = decoded(receivedOf('Logo')[0]!.raw)
  expect(content).toContain('<img src="cid:logo" alt="Kestrel &quot;Plant&quot; Hire"')
  expect(content).toContain('Content-ID: <logo>')
  expect(content).toContain('Content-Type: image/png')
  // Decoding has removed the character at the end.
  expect(content).toContain(Buffer.from('the logo').toString('base64url'))
})

test('a link works for its hours, and its secret is nowhere in the database', async () => {
  const { send, until, receivedOf, db, owner } = online
  await until((await send({ subject: 'Link', link, body: 'Open {link} today.' })).id, 'sent')
  const content = decoded(receivedOf('Link')[0]!.raw)
  const [, secret = ''] = /office\.kestrel\.example\/reset\/([\w-]+)/.exec(content) ?? []
  expect(secret).toHaveLength(43)
  expect(content).toContain(`<a href="${public_url}/reset/${secret}"`)
  expect(await findLink(db, 'reset', secret, clock.now())).toMatchObject({
    record_type: 'user',
    record_id: 3,
    person: 'jo',
    expires_at: new Date(clock.now().getTime() + 2 * hour).toISOString(),
  })
  const client = await owner()
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows) {
    const hit = await client.query(`select from ${name} t where t::text like $1`, [`%${secret}%`])
    expect([name, hit.rowCount]).toEqual([name, 0])
  }
})
