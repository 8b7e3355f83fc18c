import { wrongType } from '../file-type.ts'
import { type ImageParts, type Range, type ReadAt, maxNotesBytes, maxPieces } from './image-parts.ts'

const signatureBytes = 8
/** A chunk's length, name and checksum. */
const frameBytes = 12
/** What affects how the pixels are displayed. */
const notes = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']
/** A chunk whose name begins with a capital is required. */
const isNeeded = (name: string): boolean => /^[A-Z]/.test(name)
/** Samples per pixel by colour type: grey, RGB, palette (which may be RGBA), grey and alpha, RGBA. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** Walks the chunks up to the first pixels. */
export async function pngParts(read: ReadAt, size: number): Promise<ImageParts> {
  const picture: Range[] = [[0, signatureBytes]]
  let noted = 0
  for (let at = signatureBytes, n = 0; n < maxPieces; n++) {
    const head = await read(at, 8)
    const name = head.toString('latin1', 4)
    if (name === 'IDAT') return { ...sizesOf(await read(16, 13)), picture: [...picture, [at, size]] }
    const end = at + frameBytes + head.readUInt32BE(0)
    const isShown = notes.includes(name)
    if (isShown) noted += end - at
    if (isNeeded(name) || (isShown && noted <= maxNotesBytes)) picture.push([at, end])
    at = end
  }
  throw wrongType()
}

/**
 * An interlaced picture is held in memory; one of 16 bits a sample takes several times the room of one of 8
 * while decoding.
 */
function sizesOf(header: Buffer): Omit<ImageParts, 'picture'> {
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8)]
  const isInterlaced = header.readUInt8(12) !== 0
  const pixel_bytes = (samples[header.readUInt8(9)] ?? 4) * (depth === 16 ? 2 : 1)
  return { width, height, held_bytes: isInterlaced || depth === 16 ? width * height * pixel_bytes : 0 }
}
