import css from './Kbd.module.css'

/** A keyboard key. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={css.key}>{children}</kbd>
}
