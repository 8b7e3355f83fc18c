import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { colourOf, markPath, outline, textShape } from '../../rules/mark-shape.ts'
import {
  type Mark,
  type Size,
  lineWidth,
  moved,
  stretched,
  withMark,
  withoutMark,
} from '../../rules/picture-edit.ts'
import css from './editor.module.css'
import { markWords } from './mark-words.ts'
import type { Editing } from './use-editing.ts'

/** The marks over a picture. Each is moved, and sized by the dot at its end, by pointer or by arrow keys. */
export function MarksLayer({
  editing,
  size,
  selected,
  onSelect,
}: {
  editing: Editing
  size: Size
  selected: number | null
  onSelect: (id: number | null) => void
}) {
  const { edit, show, keep } = editing
  const layer = useRef<SVGSVGElement>(null)
  const step = Math.max(size.width, size.height) / 100

  const drag = (mark: Mark, change: typeof moved) => (down: PointerEvent<SVGElement>) => {
    down.preventDefault()
    down.stopPropagation()
    const target: SVGElement = down.currentTarget
    target.closest('g')?.focus()
    target.setPointerCapture(down.pointerId)
    const pixels = size.width / (layer.current?.getBoundingClientRect().width ?? size.width)
    const after = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      withMark(
        edit,
        change(mark, { x: (clientX - down.clientX) * pixels, y: (clientY - down.clientY) * pixels }, size),
      )
    const listening = new AbortController()
    const { signal } = listening
    target.addEventListener('pointermove', (move) => show(after(move)), { signal })
    target.addEventListener(
      'pointercancel',
      () => {
        show(null)
        listening.abort()
      },
      { signal },
    )
    target.addEventListener(
      'pointerup',
      (up) => {
        listening.abort()
        const isClick = up.clientX === down.clientX && up.clientY === down.clientY
        if (!isClick) keep(after(up))
      },
      { signal },
    )
  }

  const press = (mark: Mark) => (event: KeyboardEvent) => {
    const way = ways[event.key]
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (!way && !isRemoval) return
    event.preventDefault()
    if (isRemoval) onSelect(null)
    if (!way) return keep(withoutMark(edit, mark.id))
    const change = event.shiftKey ? stretched : moved
    keep(withMark(edit, change(mark, { x: way[0] * step, y: way[1] * step }, size)))
  }

  return (
    <svg
      ref={layer}
      className={css.marks}
      viewBox={`0 0 ${size.width} ${size.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no such elements
      role="group"
      aria-label="Marks"
    >
      {edit.marks.map((mark) => (
        <g
          key={mark.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no such elements
          role="button"
          tabIndex={0}
          aria-label={`${markWords[mark.kind]} ${mark.id}${mark.text && `: ${mark.text}`}`}
          aria-pressed={mark.id === selected}
          className={css.mark}
          onFocus={() => onSelect(mark.id)}
          onKeyDown={press(mark)}
        >
          <Shape mark={mark} size={size} onPointerDown={drag(mark, moved)} />
          {mark.id === selected && (
            <path
              className={css.dot}
              d={`M${mark.to.x} ${mark.to.y} h0.01`}
              onPointerDown={drag(mark, stretched)}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function Shape({
  mark,
  size,
  onPointerDown,
}: {
  mark: Mark
  size: Size
  onPointerDown: (event: PointerEvent<SVGElement>) => void
}) {
  const width = lineWidth(size)
  const colour = colourOf[mark.colour]
  if (mark.kind === 'text') {
    const { x, y, height, outlineWidth } = textShape(mark)
    return (
      <text
        x={x}
        y={y}
        className={css.text}
        fontSize={height}
        fill={colour}
        stroke={outline}
        strokeWidth={outlineWidth}
        onPointerDown={onPointerDown}
      >
        {mark.text || '…'}
      </text>
    )
  }
  const path = markPath(mark, size)
  return (
    <>
      <path className={css.line} d={path} stroke={outline} strokeWidth={width * 1.6} />
      <path className={css.line} d={path} stroke={colour} strokeWidth={width} />
      <path className={css.reach} d={path} onPointerDown={onPointerDown} />
    </>
  )
}
