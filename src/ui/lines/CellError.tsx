import css from './cells.module.css'

/** What is wrong with a cell, under it; the cell is described by it. */
export function CellError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p id={id} className={css.wrong} role="alert">
      {message}
    </p>
  )
}
