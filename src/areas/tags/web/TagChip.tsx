import { classes } from '#ui/classes.ts'
import type { TagOf } from '../contract/tag.ts'
import { textOn } from '../rules/contrast.ts'
import css from './TagChip.module.css'

/** A tag in its colour, with the text that is easiest to read on it. */
export function TagChip({ name, hex }: Pick<TagOf, 'name' | 'hex'>) {
  return (
    <span
      className={classes(css.chip, hex && css.coloured)}
      style={hex ? { background: hex, color: textOn(hex).text_hex } : undefined}
    >
      {name}
    </span>
  )
}

export const TagChips = ({ tags }: { tags: readonly TagOf[] }) => (
  <ul className={css.chips}>
    {tags.map((tag) => (
      <li key={tag.id}>
        <TagChip {...tag} />
      </li>
    ))}
  </ul>
)
