import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { LinkButton } from '#ui/parts/Button.tsx'
import type { StepKey } from '../contract/first-steps.ts'
import css from './first-steps.module.css'
import { steps } from './steps.ts'

/** The steps, each ticked or with where to do it. */
export function StepList({ done }: { done: readonly StepKey[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ key, label, gives, links }) => {
        const isDone = done.includes(key)
        return (
          <li key={key} className={css.step} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheck size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
            <div className={css.what}>
              <strong>{label}</strong>
              {isDone && <span className="visually-hidden"> (done)</span>}
              <p>{gives}</p>
            </div>
            {!isDone && (
              <div className={css.links}>
                {links.map((link) => (
                  <LinkButton key={link.to} to={link.to}>
                    {link.label}
                  </LinkButton>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
