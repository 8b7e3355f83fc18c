import { formatCurrency } from '#shared/money.ts'
import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Project } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { projectPaths } from './project-paths.ts'

/** A project’s amounts; its jobs below add up to them. */
export function projectFigures({ id, money, budget_cents }: Project): Figure[] {
  if (money === null) return []
  const to = projectPaths.edit(id)
  const { agreed_cents, done_cents, billed_cents, to_invoice_cents } = money
  const ofBudget = (cents: number) =>
    budget_cents ? { share: cents / budget_cents, unit: `${Math.round((cents / budget_cents) * 100)}%` } : {}
  return [
    {
      key: 'agreed',
      label: labels.agreed,
      value: <Money cents={agreed_cents} />,
      ...ofBudget(agreed_cents),
      ...budgetCaption(agreed_cents, budget_cents),
      to,
    },
    { key: 'done', label: labels.done, value: <Money cents={done_cents} />, ...ofBudget(done_cents), to },
    {
      key: 'billed',
      label: labels.billed,
      value: <Money cents={billed_cents} />,
      ...ofBudget(billed_cents),
      to,
    },
    {
      key: 'to-invoice',
      label: labels.to_invoice,
      value: <Money cents={to_invoice_cents} />,
      caption: 'Approved, on no invoice',
      to,
    },
  ]
}

function budgetCaption(cents: number, budget: number | null | undefined): Pick<Figure, 'caption' | 'tone'> {
  if (budget == null) return { caption: 'No budget set' }
  const over = cents - budget
  return over > 0
    ? { caption: `${formatCurrency(over)} over budget`, tone: 'danger' }
    : { caption: `of ${formatCurrency(budget)} budget` }
}
