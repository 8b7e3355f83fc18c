import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\jo\\Licence.PDF', 'application/pdf', 'Licence.PDF'],
  ['invoice.pdf.html', 'application/pdf', 'invoice.pdf.html.pdf'],
  ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['a\0b\r\nSet-Cookie: x\u001b[31m.png', 'image/png', 'abSet-Cookie: x[31m.png'],
  ['\u202egnp.exe', 'image/png', 'gnp.exe.png'],
  ['...', 'application/pdf', 'file.pdf'],
  ['', 'application/pdf', 'file.pdf'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
  ['  Giấy phép   lái xe 🚜.jpg ', 'image/jpeg', 'Giấy phép lái xe 🚜.jpg'],
  ['Cafe\u0301.pdf', 'application/pdf', 'Café.pdf'],
  ['half \ud83d.pdf', 'application/pdf', 'half \ufffd.pdf'],
] as const)('%j kept as %s is %j', (name, type, kept) => {
  expect(cleanFileName(name, type)).toBe(kept)
})

test('a long name is cut to 200 characters, between characters, and keeps its extension', () => {
  const name = cleanFileName(`${'🚜'.repeat(300)}.pdf`, 'application/pdf')
  expect(Array.from(name)).toHaveLength(200)
  expect(name).toBe(`${'🚜'.repeat(196)}.pdf`)
})
