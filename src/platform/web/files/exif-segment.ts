const startOfImage = 2
const notesMarker = 0xffe1
const scanMarker = 0xffda
const signature = 'Exif\0\0'
const orientationTag = 0x0112

/**
 * A JPEG's EXIF as a segment to put into another one: when and where it was taken. Its orientation is set to
 * upright, since redrawing the picture turns it upright. Null when there is none, or it cannot be read.
 */
export function exifSegment(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  try {
    for (let at = startOfImage; view.getUint16(at) !== scanMarker;) {
      const end = at + 2 + view.getUint16(at + 2)
      if (view.getUint16(at) === notesMarker && textAt(view, at + 4, signature.length) === signature)
        return end <= jpeg.length ? upright(jpeg.slice(at, end)) : null
      at = end
    }
  } catch (error) {
    // The offset points outside the segment.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** The JPEG with this EXIF. */
export const withNotes = (jpeg: Blob, notes: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([jpeg.slice(0, startOfImage), notes, jpeg.slice(startOfImage)], { type: jpeg.type })

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)))

/** @throws RangeError when an offset points outside it. */
function upright(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(segment.buffer, 4 + signature.length)
  const isLittle = textAt(view, 0, 2) === 'II'
  const root = view.getUint32(4, isLittle)
  const entries = view.getUint16(root, isLittle)
  for (let n = 0; n < entries; n++) {
    const at = root + 2 + 12 * n
    if (view.getUint16(at, isLittle) === orientationTag) view.setUint16(at + 8, 1, isLittle)
  }
  return segment
}
