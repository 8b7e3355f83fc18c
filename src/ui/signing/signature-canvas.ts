import SignaturePad from 'signature_pad'

/** A signature pad: by finger, pen or mouse, or by typed name for people who cannot draw. */
export interface SignatureCanvas {
  clear(): void
  /** Replaces the drawing with a name. */
  write(name: string): void
  /** A PNG of dark ink on white; null while empty. */
  picture(): Promise<Blob | null>
  stop(): void
}

const paper = '#ffffff'
const ink = '#17181a'
/** A finer resolution gains nothing on paper. */
const maxPixels = 2

export function openSignature(
  canvas: HTMLCanvasElement,
  onChange: (isSigned: boolean) => void,
): SignatureCanvas {
  const pad = new SignaturePad(canvas, {
    backgroundColor: paper,
    penColor: ink,
    minWidth: 0.8,
    maxWidth: 2.6,
  })
  let written = ''

  const draw = () => {
    const strokes = pad.toData()
    pad.clear()
    if (written) writeOn(canvas, written)
    else pad.fromData(strokes)
  }
  /** A canvas loses its picture when resized: a phone is rotated, a dialog opens. */
  const fit = () => {
    const ratio = Math.min(devicePixelRatio || 1, maxPixels)
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round) as [
      number,
      number,
    ]
    if (width === 0 || (canvas.width === width && canvas.height === height)) return
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.scale(ratio, ratio)
    draw()
  }
  const begin = () => {
    if (written) pad.clear()
    written = ''
  }
  const end = () => onChange(true)
  pad.addEventListener('beginStroke', begin)
  pad.addEventListener('endStroke', end)
  const watchLeftovers = new ResizeObserver(fit)
  watchLeftovers.observe(canvas)

  return {
    clear: () => {
      written = ''
      pad.clear()
      onChange(false)
    },
    write: (name) => {
      written = name
      draw()
      onChange(true)
    },
    picture: () =>
      pad.isEmpty() && !written
        ? Promise.resolve(null)
        : new Promise((resolve) => canvas.toBlob(resolve, 'image/png')),
    stop: () => {
      watchLeftovers.disconnect()
      pad.off()
    },
  }
}

/** As large as the name fits, like handwriting on a line. */
function writeOn(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth, clientHeight } = canvas
  const fontOf = (size: number) =>
    `italic ${size}px "Snell Roundhand", "Segoe Script", "Brush Script MT", cursive`
  context.font = fontOf(48)
  const size = Math.min(48, (48 * (clientWidth - 32)) / context.measureText(name).width)
  context.font = fontOf(size)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, clientWidth / 2, clientHeight / 2)
}
