import { Link } from '#ui/navigation.tsx'
import css from './Palette.module.css'
import type { Choice } from './palette-choices.ts'

/** The palette's entries, each group a list. */
export function PaletteList({ choices, onChosen }: { choices: readonly Choice[]; onChosen: () => void }) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <div className={css.list}>
      {groups.map((group) => (
        <ul key={group} aria-label={group}>
          <li className={css.group} aria-hidden>
            {group}
          </li>
          {choices
            .filter((choice) => choice.group === group)
            .map((choice) => (
              <li key={`${choice.label} ${choice.to ?? ''}`}>
                <ChoiceLine choice={choice} onChosen={onChosen} />
              </li>
            ))}
        </ul>
      ))}
    </div>
  )
}

function ChoiceLine({ choice, onChosen }: { choice: Choice; onChosen: () => void }) {
  const { label, hint, disabledReason, to, run } = choice
  const content = (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.hint}>{disabledReason ?? hint}</span>
    </>
  )
  if (to && !disabledReason) {
    return (
      <Link to={to} className={css.choice} onClick={onChosen}>
        {content}
      </Link>
    )
  }
  const choose = () => {
    if (disabledReason) return
    onChosen()
    run?.()
  }
  return (
    <button
      type="button"
      className={css.choice}
      aria-disabled={disabledReason ? true : undefined}
      onClick={choose}
    >
      {content}
    </button>
  )
}
