import sharp from 'sharp'
import { api, call, open, pageOf, settled, toast, tokenOf } from './helpers.ts'
import { stamp } from './quote-form.ts'
import { expect, test } from './test.ts'

test('a picture is opened where it is shown, turned, cropped and marked by keyboard, and kept beside the original', async ({
  browser,
}) => {
  const place = `/api/records/client/${(await api<{ id: number }[]>('admin', 'GET', '/api/clients'))[0]!.id}`
  const types = await api<{ id: number; name: string }[]>(
    'admin',
    'GET',
    '/api/document-types?record_type=client',
  )
  const title = `Site plan ${stamp()}`
  const form = new FormData()
  const plan = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a9a5b' } })
  form.append('data', JSON.stringify({ document_type_id: types.at(-1)!.id, title }))
  form.append('files', new Blob([new Uint8Array(await plan.jpeg().toBuffer())]), 'plan.jpg')
  const document = await call<{ files: { key: string }[] }>(
    'POST',
    `${place}/documents`,
    form,
    tokenOf('admin'),
  )

  const page = await pageOf(browser, 'admin')
  await page.goto(`/dashboard/clients/${place.split('/').at(-1)}/edit?tab=documents`)
  await settled(page)
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Crop or mark' }).click()
  await settled(page)

  const save = page.getByRole('button', { name: 'Save new version' })
  await page.keyboard.press('r')
  await page.getByLabel('Right edge').focus()
  await page.keyboard.press('Control+ArrowLeft')
  await page.getByRole('button', { name: 'Arrow', exact: true }).click()
  const arrow = page.getByRole('button', { name: 'Arrow 1' })
  const before = await arrow.boundingBox()
  await arrow.focus()
  await page.keyboard.press('ArrowDown')
  expect((await arrow.boundingBox())!.y).toBeGreaterThan(before!.y)
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Water main')
  await page.getByRole('button', { name: 'Box', exact: true }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Box \d/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Text 2: Water main' })).toBeVisible()
  await save.click()
  await expect(toast(page, 'Version 2 saved')).toBeVisible()

  const picture = await api<{ versions: { width: number; height: number }[] }>(
    'admin',
    'GET',
    `/api/pictures/${document.files[0]!.key}`,
  )
  expect(picture.versions[0]).toMatchObject({ height: 4000 })
  expect(picture.versions[0]!.width).toBeLessThan(3000)
  await open(page, '/dashboard/jobs/image-cropper')
  await settled(page)
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('link').first()).toContainText(title)
})
