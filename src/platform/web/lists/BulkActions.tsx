import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Noun, plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { BulkBar } from '#ui/parts/BulkBar.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import { showToast } from '#ui/toasts/toast-store.ts'
import { BulkRefusals } from './BulkRefusals.tsx'
import { type Refused, runEach } from './run-each.ts'

/** What is done with each of the selected records, as a change of its own. */
export interface BulkAction<Row> {
  label: string
  icon: ReactNode
  /** "approved": ends the toast and the list of those that were not. */
  done: string
  disabledReason?: string | undefined
  /** Asked first: what happens that cannot be undone. */
  warning?: string
  act: (row: Row) => Promise<unknown>
}

/** The same with one of several: to whom they are assigned. */
export interface BulkChoice<Row> extends Omit<BulkAction<Row>, 'act' | 'warning'> {
  choices: readonly { label: string; act: (row: Row) => Promise<unknown> }[]
}

/**
 * The actions on a list's selection. A toast says how many went; a dialog lists those that did not, each with its
 * reason. The selection is kept until the last of them.
 */
export function BulkActions<Row extends { id: number }>({
  list: { selectedRows, clearSelection },
  noun,
  nameOf,
  topic,
  actions,
  children,
}: {
  list: { selectedRows: readonly Row[]; clearSelection: () => void }
  noun: Noun
  nameOf: (row: Row) => string
  /** What is stale afterwards. */
  topic: string
  actions: readonly (BulkAction<Row> | BulkChoice<Row>)[]
  /** Further buttons. */
  children?: ReactNode
}) {
  const queries = useQueryClient()
  const [running, setRunning] = useState<string | null>(null)
  const [result, setResult] = useState<{ title: string; refused: Refused<Row>[] } | null>(null)
  const countOf = (count: number) => plural(count, noun.one, noun.many)

  const run = async (action: BulkAction<Row>) => {
    const { label, warning } = action
    const title = `${label} ${countOf(selectedRows.length)}?`
    if (warning && !(await confirm({ title, message: warning, confirmLabel: label }))) return
    setRunning(label)
    try {
      const { done, refused } = await runEach(selectedRows, action.act)
      if (done > 0) showToast({ message: `${countOf(done)} ${action.done}` })
      if (refused.length === 0) clearSelection()
      else setResult({ title: `${countOf(refused.length)} not ${action.done}`, refused })
    } finally {
      setRunning(null)
      await queries.invalidateQueries({ queryKey: [topic] })
    }
  }
  const close = () => {
    setResult(null)
    clearSelection()
  }

  return (
    <>
      {selectedRows.length > 0 && (
        <BulkBar count={selectedRows.length} onClear={clearSelection}>
          {actions.map((action) => {
            const { label, icon, disabledReason } = action
            const look = { icon, disabledReason, loading: running === label }
            if ('act' in action)
              return (
                <Button key={label} {...look} onClick={() => void run(action)}>
                  {label}
                </Button>
              )
            const items = action.choices.map((choice) => ({
              label: choice.label,
              run: () => void run({ ...action, act: choice.act }),
            }))
            return (
              <Menu key={label} items={items} label={label}>
                {(trigger) => (
                  <Button {...look} {...(disabledReason ? {} : trigger)}>
                    {label}
                  </Button>
                )}
              </Menu>
            )
          })}
          {children}
        </BulkBar>
      )}
      {result && (
        <BulkRefusals
          title={result.title}
          refused={result.refused.map(({ row, reason }) => ({ id: row.id, name: nameOf(row), reason }))}
          onClose={close}
        />
      )}
    </>
  )
}
