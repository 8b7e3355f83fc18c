import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Kbd } from '#ui/parts/Kbd.tsx'
import css from './DragGhost.module.css'
import { type DragStore, useDragging } from './drag-store.ts'

/** What is dragged, at the pointer: where it would go, what speaks against that, and where it could go instead. */
export function DragGhost({ store }: { store: DragStore }) {
  const dragging = useDragging(store)
  const isDragging = dragging !== null
  useEffect(() => {
    if (!isDragging) return undefined
    // Text is not selected while something is dragged. A style of the page would be worked out for all that is in it.
    const refuse = (event: Event) => event.preventDefault()
    addEventListener('selectstart', refuse)
    return () => removeEventListener('selectstart', refuse)
  }, [isDragging])
  if (!dragging) return null
  const { held, proposal, alternatives } = dragging
  const { hard, soft, note, where } = proposal ?? { hard: null, soft: null, note: null, where: null }
  const isRefused = hard !== null
  return (
    <output
      className={css.ghost}
      data-ghost
      data-refused={isRefused || undefined}
      data-soft={(!isRefused && (soft ?? note) !== null) || undefined}
    >
      <strong>
        {isRefused || soft !== null || note !== null ? (
          <IconAlertTriangle size={13} aria-hidden />
        ) : (
          proposal && <IconCheck size={13} aria-hidden />
        )}
        {held.title}
        {where && `, ${where}`}
      </strong>
      {hard && <span>{hard}</span>}
      {soft && <span>{isRefused ? soft : `${soft} Asks for your reason.`}</span>}
      {note && !isRefused && <span>{note}</span>}
      {isRefused && alternatives.length > 0 && (
        <span className={css.ways}>
          {alternatives.map(({ id, name, distance_km }, at) => (
            <span key={id}>
              <Kbd>{String(at + 1)}</Kbd> {name}
              {distance_km !== null && `, ${Math.round(distance_km)} km away`}
            </span>
          ))}
        </span>
      )}
    </output>
  )
}
