import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useRef } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import { type Area, type Size, sizeAfter } from '../../rules/picture-edit.ts'
import { contextOf, drawTurned, naturalSize } from './draw-picture.ts'
import css from './editor.module.css'
import { MarksLayer } from './MarksLayer.tsx'
import type { Editing } from './use-editing.ts'

const ariaLabels = {
  cropArea: 'What is kept of the picture: move it with the arrow keys',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
}

/** The picture as it is turned, with the frame of what is kept and the marks over it. */
export function PictureStage({
  image,
  editing,
  selected,
  onSelect,
}: {
  image: HTMLImageElement
  editing: Editing
  selected: number | null
  onSelect: (id: number | null) => void
}) {
  const { edit, kept, show, keep } = editing
  const size = sizeAfter(naturalSize(image), edit.turns)
  return (
    <div className={css.stage}>
      <ReactCrop
        crop={percentOf(edit.crop, size)}
        onChange={(_, percent) => {
          const crop = areaOf(percent, size)
          if (!isSame(crop, edit.crop)) show({ ...edit, crop })
        }}
        onComplete={(_, percent) => {
          const crop = areaOf(percent, size)
          if (!isSame(crop, kept.crop)) keep({ ...edit, crop })
        }}
        keepSelection
        minWidth={24}
        minHeight={24}
        ariaLabels={ariaLabels}
      >
        <TurnedPicture image={image} turns={edit.turns} size={size} />
      </ReactCrop>
      <MarksLayer editing={editing} size={size} selected={selected} onSelect={onSelect} />
    </div>
  )
}

const percentOf = ({ x, y, width, height }: Area, size: Size): PercentCrop => ({
  unit: '%',
  x: (x / size.width) * 100,
  y: (y / size.height) * 100,
  width: (width / size.width) * 100,
  height: (height / size.height) * 100,
})
const areaOf = ({ x, y, width, height }: PercentCrop, size: Size): Area => ({
  x: (x / 100) * size.width,
  y: (y / 100) * size.height,
  width: (width / 100) * size.width,
  height: (height / 100) * size.height,
})

const isSame = (a: Area, b: Area): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5)

/** On screen a photo of twelve megapixels is drawn once at this size; only saving draws all of it. */
const maxSide = 1600

function TurnedPicture({ image, turns, size }: { image: HTMLImageElement; turns: number; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  useEffect(() => {
    if (!canvas.current) return
    const context = contextOf(canvas.current)
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawTurned(context, image, turns)
  }, [image, turns, scale])
  return <canvas ref={canvas} className={css.canvas} width={width} height={height} />
}
