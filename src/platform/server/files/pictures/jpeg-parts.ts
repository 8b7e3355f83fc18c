import { wrongType } from '../file-type.ts'
import { type ImageParts, type Range, type ReadAt, maxNotesBytes, maxPieces } from './image-parts.ts'

const comment = 0xfe
const scan = 0xda
/** Padding bytes allowed between two segments. */
const fill = 0xff
/** DHT, DAC, DNL, DQT, DRI: the tables needed to decode the picture. */
const tables = [0xc4, 0xcc, 0xdc, 0xdb, 0xdd]
/** What affects how the picture is displayed, by marker and first bytes of the segment. */
const notes: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe1: 'Exif\0\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}
const isNote = (kind: number): boolean => (kind >= 0xe0 && kind <= 0xef) || kind === comment
/** SOF0 to SOF15, except the three in that range that mean something else. */
const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)

interface Frame {
  width: number
  height: number
  components: number
  /** Whether its first scan may contain it in full. */
  isSequential: boolean
  coefficient_bytes: number
}

/** Walks the segments up to the first pixels; anything decoders interpret differently is refused. */
export async function jpegParts(read: ReadAt, size: number): Promise<ImageParts> {
  const picture: Range[] = [[0, 2]]
  let frame: Frame | undefined
  let noted = 0
  for (let at = 2, n = 0; n < maxPieces; n++) {
    const head = await read(at, 4)
    const kind = head.readUInt8(1)
    if (head.readUInt8(0) !== 0xff) throw wrongType()
    if (kind === fill) {
      at++
      continue
    }
    const end = at + 2 + head.readUInt16BE(2)
    if (kind === scan) {
      if (!frame) throw wrongType()
      const scanned = (await read(at + 4, 1)).readUInt8(0)
      return { ...sizesOf(frame, scanned), picture: [...picture, [at, size]] }
    }
    if (isNote(kind)) {
      const isShown = await beginsWith(read, at + 4, end, notes[kind])
      if (isShown) noted += end - at
      if (isShown && noted <= maxNotesBytes) picture.push([at, end])
    } else {
      const isSecond = isFrame(kind) && frame !== undefined
      if (isSecond || !(isFrame(kind) || tables.includes(kind))) throw wrongType()
      if (isFrame(kind)) frame = frameOf(kind, await read(at + 4, end - at - 4))
      picture.push([at, end])
    }
    at = end
  }
  throw wrongType()
}

async function beginsWith(read: ReadAt, at: number, end: number, text: string | undefined): Promise<boolean> {
  if (!text || end - at < text.length) return false
  return (await read(at, text.length)).toString('latin1') === text
}

function frameOf(kind: number, frame: Buffer): Frame {
  const components = frame.length < 6 ? 0 : frame.readUInt8(5)
  if (components === 0 || frame.length !== 6 + 3 * components) throw wrongType()
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)]
  const scales = Array.from({ length: components }, (_, n) => {
    const factors = frame.readUInt8(7 + 3 * n)
    return { across: factors >> 4, down: factors & 15 }
  })
  // Each component has its own scale, and two bytes per coefficient.
  const samples = scales.reduce((sum, { across, down }) => sum + across * down, 0)
  const most = Math.max(...scales.map(({ across }) => across)) * Math.max(...scales.map(({ down }) => down))
  if (most === 0) throw wrongType()
  const coefficient_bytes = Math.ceil((2 * width * height * samples) / most)
  return { width, height, components, isSequential: kind === 0xc0 || kind === 0xc1, coefficient_bytes }
}

/**
 * A picture in several scans, such as a progressive one, is held in memory until the last of them. One in
 * printing colours (CMYK) is read line by line, but converting it takes as much room.
 */
function sizesOf(frame: Frame, scanned: number): Omit<ImageParts, 'picture'> {
  const { width, height, components, isSequential, coefficient_bytes } = frame
  const isOneScan = isSequential && scanned === components
  const turned = components > 3 ? width * height * components : 0
  return { width, height, held_bytes: (isOneScan ? 0 : coefficient_bytes) + turned }
}
