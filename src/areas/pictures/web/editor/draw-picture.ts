import { colourOf, markPath, outline, textShape } from '../../rules/mark-shape.ts'
import { type Encoding, encodedToFit, encodingsOf } from '../../rules/picture-encoding.ts'
import { type Mark, type PictureEdit, type Size, lineWidth, sizeAfter } from '../../rules/picture-edit.ts'

export const naturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
})

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  return context
}

/** Draws the picture turned, its top left corner at the origin. */
export function drawTurned(context: CanvasRenderingContext2D, image: HTMLImageElement, turns: number): void {
  const size = naturalSize(image)
  const turned = sizeAfter(size, turns)
  context.save()
  context.translate(turned.width / 2, turned.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, -size.width / 2, -size.height / 2)
  context.restore()
}

/** The edited picture at its full size, in its own file type; as a smaller JPEG if it is over `max_bytes`. */
export function drawPicture(
  image: HTMLImageElement,
  { crop, turns, marks }: PictureEdit,
  { content_type, max_bytes }: { content_type: string; max_bytes: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(crop.width))
  canvas.height = Math.max(1, Math.round(crop.height))
  const context = contextOf(canvas)
  context.translate(-Math.round(crop.x), -Math.round(crop.y))
  drawTurned(context, image, turns)
  const size = sizeAfter(naturalSize(image), turns)
  for (const mark of marks) drawMark(context, mark, size)
  return encodedToFit(encodingsOf(content_type), max_bytes, (encoding) => encode(canvas, encoding))
}

function encode(canvas: HTMLCanvasElement, { content_type, quality }: Encoding): Promise<Blob> {
  if (content_type === 'image/jpeg') paperBehind(canvas)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is empty.')))
    canvas.toBlob(done, content_type, quality)
  })
}

/** A JPEG is black where a picture is transparent: a plan is read on white. */
function paperBehind(canvas: HTMLCanvasElement): void {
  const context = contextOf(canvas)
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, size: Size): void {
  const width = lineWidth(size)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (mark.kind === 'text') {
    const { x, y, height, outlineWidth } = textShape(mark)
    context.font = `600 ${height}px ${getComputedStyle(document.body).fontFamily}`
    context.lineWidth = outlineWidth
    context.strokeStyle = outline
    context.strokeText(mark.text, x, y)
    context.fillStyle = colourOf[mark.colour]
    context.fillText(mark.text, x, y)
    return
  }
  const path = new Path2D(markPath(mark, size))
  for (const [stroke, thickness] of [
    [outline, width * 1.6],
    [colourOf[mark.colour], width],
  ] as const) {
    context.lineWidth = thickness
    context.strokeStyle = stroke
    context.stroke(path)
  }
}
