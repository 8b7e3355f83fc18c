import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Noun, capitalised, withArticle } from '#shared/text.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/parts/Button.tsx'
import css from './LineGrid.module.css'
import { LineKeysContext } from './use-line-keys.ts'
import type { useLines } from './use-lines.ts'

interface FrameProps {
  lines: Pick<ReturnType<typeof useLines>, 'fields' | 'grid' | 'onKeyDown' | 'whole' | 'add'>
  /** The columns between the number and the menu. */
  head: readonly { label: string; end?: boolean; shown?: boolean }[]
  /** Adds a column for a line's cost. */
  withCosts?: boolean
  className?: string | undefined
  /** What a line is called. */
  noun?: Noun
  readOnly?: boolean
  whyNoMore?: string | undefined
  /** The rows. */
  children: ReactNode
}

/** The frame of a line grid: headings, keys, errors of the list as a whole, and the button to add a line. */
export function LineFrame({
  lines,
  head,
  withCosts = false,
  className,
  noun = { one: 'line', many: 'lines' },
  readOnly = false,
  whyNoMore,
  children,
}: FrameProps) {
  const { fields, grid, onKeyDown, whole, add } = lines
  return (
    <div className={classes(css.grid, className)}>
      <div className={css.head} aria-hidden data-costs={withCosts || undefined}>
        <span>#</span>
        {head.map(
          ({ label, end = false, shown = true }) =>
            shown && (
              <span key={label} className={end ? css.end : undefined}>
                {label}
              </span>
            ),
        )}
        <span />
      </div>
      <ol ref={grid} className={css.rows} aria-label={capitalised(noun.many)}>
        <LineKeysContext value={onKeyDown}>{children}</LineKeysContext>
      </ol>
      {fields.length === 0 && <p className={css.none}>No {noun.many} yet.</p>}
      {whole !== undefined && (
        <p className={css.wrong} role="alert">
          {whole}
        </p>
      )}
      {!readOnly && (
        <div className={css.foot}>
          <Button icon={<IconPlus aria-hidden />} disabledReason={whyNoMore} onClick={add}>
            Add {withArticle(noun)}
          </Button>
          <span className={css.keys}>
            Enter: next {noun.one} · Ctrl-Enter: new {noun.one} · Alt-↑↓: move · Ctrl-Delete: remove
          </span>
        </div>
      )}
    </div>
  )
}
