import { classes } from '../classes.ts'
import css from './KeyHints.module.css'
import { Kbd } from './Kbd.tsx'

export interface KeyHintsProps {
  keys: readonly { press: readonly string[]; does: string }[]
}

/** What every table does by keyboard. */
export const listKeys: KeyHintsProps['keys'] = [
  { press: ['J', 'K'], does: 'move' },
  { press: ['Enter'], does: 'open' },
]

/** For a list with selection and a most used action; false: nothing for those who may not. */
export const listKeysWith = (letter: string, does: string | false): KeyHintsProps['keys'] =>
  does === false
    ? listKeys
    : [...listKeys, { press: ['X'], does: 'tick' }, { press: [letter.toUpperCase()], does }]

/** The keys of a screen. */
export function KeyHints({ keys, className }: KeyHintsProps & { className?: string | undefined }) {
  return (
    <div className={classes(css.hints, className)}>
      {keys.map(({ press, does }) => (
        <span key={does} className={css.hint}>
          {press.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  )
}
