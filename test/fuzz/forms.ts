import type { Kind, Making } from './fuzz-request.ts'
import { addressOf } from './addresses.ts'
import { badValue } from './bad-value.ts'
import { nearlyValidBody, validBody } from './bodies.ts'

const boundary = 'haulyard-boundary'
const type = `multipart/form-data; boundary=${boundary}`
/** Enough of a PNG to pass for one at first sight. */
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0'

interface Part {
  head: string
  content: string
}
const data = (content: string): Part => ({ head: 'content-disposition: form-data; name="data"', content })
const file = (content: string, name = 'scan.png', more = ''): Part => ({
  head: `content-disposition: form-data; name="files"; filename="${name}"${more}\r\ncontent-type: image/png`,
  content,
})
const written = (parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer =>
  Buffer.from(
    parts.map(({ head, content }) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`).join('') + end,
    'latin1',
  )

const good = (making: Making): Part => data(JSON.stringify(validBody(making)))

/** Ways for the parts of a form to be bad. */
const wholes: readonly (readonly [string, (making: Making) => Buffer])[] = [
  ['data with a bad field', (making) => written([data(nearlyValidBody(making, 1)), file(png)])],
  ['data of another kind', ({ random }) => written([data(badValue(random)), file(png)])],
  ['data that is no JSON', () => written([data('{"a":'), file(png)])],
  ['data twice', (making) => written([good(making), good(making), file(png)])],
  ['no data', () => written([file(png)])],
  ['data after the file', (making) => written([file(png), good(making)])],
  ['data as a file', () => written([{ ...file('{}'), head: file('').head.replace('files', 'data') }])],
  ['no part', () => written([])],
  ['nothing', () => Buffer.alloc(0)],
  ['a file that is empty', (making) => written([good(making), file('')])],
  ['a file of another kind', (making) => written([good(making), file('<svg onload="alert(1)"/>', 'a.svg')])],
  ['a picture cut off', (making) => written([good(making), file(png)])],
  ['a PDF cut off', (making) => written([good(making), file('%PDF-1.7\n1 0 obj', 'a.pdf')])],
  ['a name that leads elsewhere', (making) => written([good(making), file('x', '../../../etc/cron.d/x')])],
  ['a name of 300 letters', (making) => written([good(making), file('x', `${'n'.repeat(300)}.png`)])],
  [
    'a name that is odd',
    (making) => written([good(making), file('x', 'a%00\\".png', "; filename*=UTF-8''%FF")]),
  ],
  ['many files', (making) => written([good(making), ...Array.from({ length: 60 }, () => file('x'))])],
  [
    'many fields',
    (making) => written([...Array.from({ length: 600 }, (_, n) => data(String(n))), good(making), file('x')]),
  ],
  ['cut off in a file', (making) => written([good(making), file(png)], '').subarray(0, -20)],
  ['cut off in a header', (making) => written([good(making)], `--${boundary}\r\ncontent-dispo`)],
  ['cut off after a part', (making) => written([good(making)], '')],
  [
    'a header of 100 kB',
    (making) => written([good(making), file('x', 'a.png', `; a="${'x'.repeat(100_000)}"`)]),
  ],
]
const boundaries = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary="${boundary}`,
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/mixed; boundary=${boundary}`,
  `multipart/form-data; charset=utf-16; boundary=${boundary}`,
]

export const badForm: Kind = (making) => {
  const { random, operation } = making
  const [kind, make] = random.pick(wholes)
  return {
    kind,
    method: operation.method,
    url: addressOf(making),
    payload: make(making),
    headers: { 'content-type': type },
  }
}

export const badBoundary: Kind = (making) => ({
  ...badForm(making),
  kind: 'boundary',
  payload: written([good(making), file(png)]),
  headers: { 'content-type': making.random.pick(boundaries) },
})
