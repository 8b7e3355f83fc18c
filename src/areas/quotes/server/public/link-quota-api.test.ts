import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { answering, quoting } from '#test/quotes.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import { publicQuoteEndpoints as page } from '../../contract/public-endpoints.ts'

const app = await testApp({ env: { HAULYARD_UPLOADS_LINK_MB: '1' } })
const { sales, administrator, sent, linkOf } = await quoting(app)
const { agreement, read, accept, drawn } = await answering(app)
const filesOf = (record_id: number) =>
  app.platform.db
    .selectFrom('file')
    .select('bytes')
    .where('record_type', '=', 'quote')
    .where('record_id', '=', record_id)
    .execute()

test('opening the PDF leaves room to sign, however large the PDF is', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const logo = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888', noise } })
  const { data: company } = await administrator.call(settingsEndpoints.getCompany, {})
  const saved = await administrator.call(
    settingsEndpoints.saveCompanyLogo,
    { body: { version: company.version } },
    { files: [{ name: 'logo.png', content: await logo.png().toBuffer() }] },
  )
  expect(saved.status).toBe(200)
  const { id } = await sent()
  const secret = await linkOf(id)
  expect((await app.visitor.request('GET', `/api/public/quotes/${secret}/pdf`)).status).toBe(200)
  const [pdf] = await filesOf(id)
  expect(pdf!.bytes).toBeGreaterThan(1_000_000)
  expect((await accept(secret)).status).toBe(200)
  expect(await filesOf(id)).toHaveLength(2)
})

test('uploads through one link count for the next, and an invalid link uploads nothing', async () => {
  const { id } = await sent()
  const { model_sha256 } = (await read(await linkOf(id))).data
  const sign = (secret: string) =>
    app.visitor.call(
      page.acceptPublicQuote,
      { params: { secret }, body: agreement(model_sha256) },
      { files: [drawn] },
    )
  const revoked = await linkOf(id)
  expect((await sales.call(calls.revokeQuoteLinks, { params: { id } })).status).toBe(200)
  const expired = await linkOf(id)
  expect((await sign(revoked)).status).toBe(404)
  app.clock.set('2027-12-01T06:00:00+11:00')
  expect((await sign(expired)).status).toBe(404)
  app.clock.set('2026-11-20T06:00:00+11:00')
  expect(await filesOf(id)).toEqual([])

  // The limit for one quote's links, through one that is revoked by now.
  await app.platform.db
    .insertInto('file')
    .values({
      sha256: 'a'.repeat(64),
      name: 'signature.png',
      content_type: 'image/png',
      bytes: 1_000_000,
      record_type: 'quote',
      record_id: id,
    })
    .execute()
  expect(await sign(await linkOf(id))).toMatchObject({
    status: 413,
    message: 'This link has reached its upload limit. Call the office.',
  })
  expect(await filesOf(id)).toHaveLength(1)
})
