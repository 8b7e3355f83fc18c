import { ActionGroup, ActionRow } from '#ui/parts/ActionRow.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { OthersWork as Line } from '../contract/home.ts'

/** What waits for other roles, one line a kind, for who oversees them. */
export function OthersWork({ lines }: { lines: readonly Line[] }) {
  return (
    <ActionGroup
      title="With others"
      count={lines.reduce((sum, { count }) => sum + count, 0)}
      hasAmounts={lines.some(({ total_cents }) => total_cents != null)}
    >
      {lines.map(({ key, words, who, total_cents, link }) => (
        <ActionRow
          key={key}
          what={words}
          to={link}
          where={who}
          amount={total_cents != null && <Money cents={total_cents} />}
        />
      ))}
    </ActionGroup>
  )
}
