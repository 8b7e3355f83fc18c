import { Avatar } from '#ui/parts/Avatar.tsx'
import type { Present as Person } from '../../contract/presence.ts'
import css from './Present.module.css'

/** Who else has the board open. */
export function Present({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <ul className={css.people} aria-label="Also on the board">
      {people.map(({ user_id, name }) => (
        <li key={user_id} title={name}>
          <Avatar name={name} size="sm" alone />
        </li>
      ))}
    </ul>
  )
}
