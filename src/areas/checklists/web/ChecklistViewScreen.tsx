import { IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMay } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import type { Checklist, ChecklistItem } from '../contract/checklist.ts'
import type { AnswerType } from '../contract/choices.ts'
import { answerChoices } from '../rules/answers.ts'
import {
  answerText,
  checklistFrequencyWords,
  checklistKindWords,
  plantWords,
} from '../rules/checklist-words.ts'
import { InUseBadge } from './ChecklistBadges.tsx'
import { checklistPaths } from './checklist-paths.ts'
import { checklistQuery } from './queries.ts'
import { sectionsOf } from './sections.ts'
import css from './sheet.module.css'

/** A template as it is filled in; printable for when there is no phone. */
export function ChecklistViewScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: checklist } = useSuspenseQuery(checklistQuery(id))
  useTitle(checklist.name)
  const mayWrite = useMay()('checklists:write')
  return (
    <Screen
      title={checklist.name}
      status={<InUseBadge is_active={checklist.is_active} />}
      breadcrumbs={[{ label: 'Checklists', to: checklistPaths.templates }]}
      actions={
        <>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          {mayWrite && (
            <LinkButton to={checklistPaths.edit(id)} variant="primary">
              Edit
            </LinkButton>
          )}
        </>
      }
    >
      <TemplateSheet checklist={checklist} />
    </Screen>
  )
}

const paperLines = ['Fleet no.', 'Driver', 'Date', 'Hours or km'] as const

function TemplateSheet({ checklist }: { checklist: Checklist }) {
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <p>
          {checklistKindWords[checklist.kind]}, {checklistFrequencyWords[checklist.frequency].toLowerCase()}.{' '}
          For: {plantWords(checklist).toLowerCase() || 'no plant yet'}.
        </p>
        {checklist.intro && <p>{checklist.intro}</p>}
      </header>
      <div className={css.paper} aria-hidden>
        {paperLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      {sectionsOf(checklist.items).map(({ section, rows }) => (
        <section key={rows[0]?.id} className={css.section}>
          {section && <h2>{section}</h2>}
          <ol className={css.rows} start={rows[0]?.position}>
            {rows.map((item) => (
              <TemplateRow key={item.id} item={item} />
            ))}
          </ol>
        </section>
      ))}
      <p className={css.foot}>
        Critical: a fail takes the machine off road, or stops the driver if about the driver. Photo: required
        for a fail. Version {checklist.items_version}.
      </p>
      <div className={css.paper} aria-hidden>
        <span>Comment</span>
        <span>Signed</span>
      </div>
    </article>
  )
}

/** What an item without choices has on paper. */
const blanks: Partial<Record<AnswerType, string>> = {
  number: 'Write',
  text: 'Write',
  photo: 'Photo',
  signature: 'Sign',
}

function TemplateRow({ item }: { item: ChecklistItem }) {
  const choices = answerChoices[item.answer_type]
  return (
    <li className={css.row}>
      <span className={css.no}>{item.position}</span>
      <div className={css.text}>
        {item.text}{' '}
        <span className={css.marks}>
          {item.is_critical === 1 && <StatusBadge status="Critical" tone="danger" />}
          {item.about === 'driver' && <StatusBadge status="About the driver" tone="neutral" />}
          {item.photo_on_fail === 1 && <StatusBadge status="Photo" tone="neutral" />}
          {item.is_mandatory === 0 && <StatusBadge status="Optional" tone="neutral" />}
        </span>
        {item.help && <p className={css.help}>{item.help}</p>}
      </div>
      <div className={css.choices}>
        {choices ? (
          choices.map((choice) => (
            <span key={choice} className={css.choice}>
              {answerText(item.answer_type, choice)}
            </span>
          ))
        ) : (
          <span className={css.blank}>{blanks[item.answer_type]}</span>
        )}
      </div>
    </li>
  )
}
