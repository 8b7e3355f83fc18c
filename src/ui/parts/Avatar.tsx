import { initials } from '#shared/text.ts'
import { classes } from '../classes.ts'
import css from './Avatar.module.css'

/** A person's picture, or initials. Decorative next to the name; on its own it has the name as its label. */
export function Avatar({
  name,
  src,
  size = 'md',
  alone,
}: {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  alone?: boolean
}) {
  const className = classes(css.avatar, css[size])
  if (src) return <img className={className} src={src} alt={alone ? name : ''} />
  return (
    <span className={className}>
      <span aria-hidden>{initials(name)}</span>
      {alone && <span className="visually-hidden">{name}</span>}
    </span>
  )
}
