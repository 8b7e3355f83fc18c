import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentOf, kept, pdf, receive, store } from '#test/file-store.ts'
import { jpegOf } from '#test/pictures.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14171a' } })
    .png()
    .toBuffer()

test.each([
  ['a wide photo', () => jpegOf(1600, 1200), { width: 400, height: 300, format: 'jpeg' }],
  ['a tall drawing', () => drawing(300, 1200), { width: 100, height: 400, format: 'png' }],
  ['one that is small already', () => jpegOf(40, 30), { width: 40, height: 30, format: 'jpeg' }],
] as const)(
  '%s is made smaller for a document, and stays as it is in the store',
  async (_what, make, size) => {
    const file = await receive(await make())
    const [before, stored] = [kept(), await contentOf(file)]
    const smaller = await store.smaller(file.sha256, 400, { kind: 'people', party: 'someone' })
    expect(await sharp(smaller).metadata()).toMatchObject(size)
    expect(await contentOf(file)).toEqual(stored)
    expect(kept()).toEqual(before)
  },
)

test('nothing smaller is made of a missing file or one that is not a picture', async () => {
  const { sha256 } = await receive(pdf('plan'))
  const smaller = (hash: string) => store.smaller(hash, 400, { kind: 'people', party: 'someone' })
  await expect(smaller(sha256)).rejects.toMatchObject({ code: 'wrong_type' })
  for (const missing of ['0'.repeat(64), '../../etc/passwd'])
    await expect(smaller(missing)).rejects.toMatchObject({ code: 'not_found' })
})
