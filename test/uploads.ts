import sharp from 'sharp'

export interface Upload {
  name: string
  content: Buffer
  type?: string
}

/** A PDF of one empty page; `inside` is hidden in one of its streams. */
export function pdfBytes(inside = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Length ${inside.length} >>\nstream\n${inside}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  const trailer = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

export const pdf = (name = 'scan.pdf'): Upload => ({ name, content: pdfBytes(), type: 'application/pdf' })

/** A photo as from a phone: taken at Federation Square, at ten past six on 5 November 2026. */
export async function photo(name = 'photo.jpg'): Promise<Upload> {
  const content = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5651d' } })
    .withExif({
      IFD2: { DateTimeOriginal: '2026:11:05 06:10:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '37/1 49/1 411/10',
        GPSLongitudeRef: 'E',
        GPSLongitude: '144/1 58/1 78/10',
      },
    })
    .jpeg()
    .toBuffer()
  return { name, content, type: 'image/jpeg' }
}
