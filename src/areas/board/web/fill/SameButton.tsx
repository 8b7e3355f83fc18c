import { IconArrowRight } from '@tabler/icons-react'
import { plural } from '#shared/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { type FillRow, remaining } from '../../rules/fill/fill-plan.ts'
import css from './fill.module.css'
import type { Fill } from './use-fill.ts'

/** What was chosen last in a row, for the days of it that lack it. */
export function SameButton({ row, fill: { last, plan, same } }: { row: FillRow; fill: Fill }) {
  if (!last || last.row !== row.key) return null
  const days = remaining(row, last, plan).length
  if (days === 0) return null
  return (
    <Button
      className={css.same}
      icon={<IconArrowRight size={14} aria-hidden />}
      aria-keyshortcuts="Shift+Enter"
      onClick={() => same(row, last)}
    >
      Same for the remaining {plural(days, 'day')} <Kbd>⇧</Kbd> <Kbd>↵</Kbd>
    </Button>
  )
}
