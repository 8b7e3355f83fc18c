import { type ReactNode, useState } from 'react'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Button } from '#ui/parts/Button.tsx'
import type { CandidateGroup } from '../rules/candidate-groups.ts'
import css from './scheduler.module.css'

const groupWords: Readonly<Record<CandidateGroup, string>> = {
  fits: 'Can go',
  'with-reason': 'With a reason',
  cannot: 'Can’t go',
  'other-kinds': 'Other kinds',
}

/** A group of candidates under its heading, which opens it where it starts folded. */
export function CandidateSection({
  group,
  count,
  isFolded,
  children,
}: {
  group: CandidateGroup
  count: number
  isFolded: boolean
  children: ReactNode
}) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = !isFolded || isOpened
  const words = groupWords[group]
  return (
    <section aria-label={words}>
      {isFolded ? (
        <h3 className={css.group}>
          <Button
            variant="quiet"
            icon={isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
            aria-expanded={isOpen}
            data-book
            onClick={() => setOpened(!isOpened)}
          >
            {words} ({count})
          </Button>
        </h3>
      ) : (
        group !== 'fits' && <h3 className={css.group}>{words}</h3>
      )}
      {isOpen && <ol className={css.candidates}>{children}</ol>}
    </section>
  )
}
