import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/parts/Button.tsx'
import type { Checklist } from '../contract/checklist.ts'
import {
  type AnswerValues,
  allOk,
  answeredOf,
  isAnsweredTogether,
  missingOf,
} from '../rules/checklist-values.ts'
import { ChecklistItemField } from './ChecklistItemField.tsx'
import css from './items.module.css'
import { sectionsOf } from './sections.ts'

/** A checklist's items to answer, by section; the form around them is of ChecklistValues. */
export function ChecklistItems({
  checklist,
  showsProblems,
  photos,
  keepPhoto,
  children,
}: {
  checklist: Checklist
  /** Once validated. */
  showsProblems: boolean
  photos?: ReadonlyMap<string, Blob> | undefined
  keepPhoto: (photo: File) => Promise<string>
  /** Before the items. */
  children?: ReactNode
}) {
  const form = useFormContext<{ answers: AnswerValues[] }>()
  const answers = useWatch({ control: form.control, name: 'answers' })
  const missing = missingOf(checklist, answers)
  return (
    <>
      <Progress done={answeredOf(answers)} of={checklist.items.length} />
      {checklist.intro && <p className={css.intro}>{checklist.intro}</p>}
      {children}
      {sectionsOf(checklist.items).map(({ section, rows }) => (
        <section key={rows[0]?.id} className={css.section} aria-label={section ?? checklist.name}>
          <div className={css.head}>
            {section && <h2>{section}</h2>}
            {rows.some(isAnsweredTogether) && (
              <Button
                className={css.allOk}
                onClick={() =>
                  form.setValue('answers', allOk(checklist, section, form.getValues('answers')), {
                    shouldDirty: true,
                  })
                }
              >
                {rows.some(({ is_critical }) => is_critical) ? 'All OK except critical' : 'All OK'}
                <span className="visually-hidden"> in {section ?? checklist.name}</span>
              </Button>
            )}
          </div>
          {rows.map((item) => {
            const at = checklist.items.indexOf(item)
            return (
              <ChecklistItemField
                key={item.id}
                item={item}
                name={`answers.${at}`}
                problem={showsProblems ? (missing[at] ?? undefined) : undefined}
                photos={photos}
                keepPhoto={keepPhoto}
              />
            )
          })}
        </section>
      ))}
    </>
  )
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className={css.progress}>
      <progress value={done} max={of} aria-label="Answered" />
      <span>
        {done} of {of}
      </span>
    </div>
  )
}
