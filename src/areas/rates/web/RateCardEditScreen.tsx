import { IconCopy } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { type RateCard, RateCardFields as schema } from '../contract/rate-card.ts'
import { checkRateCard } from '../rules/check-rate-card.ts'
import { ownerWords } from '../rules/owner-words.ts'
import { CardWorkNotice } from './CardWorkNotice.tsx'
import { CopyCardDialog } from './CopyCardDialog.tsx'
import { rateCardQuery } from './queries.ts'
import { CardTimeBadge } from './rate-card-columns.tsx'
import { rateCardFieldWords } from './rate-card-field-words.ts'
import { RateCardFields } from './RateCardFields.tsx'
import { rateCardRecord } from './rate-card-record.ts'

const form = {
  edit: rateCardEndpoints.editRateCard,
  schema,
  together: checkRateCard,
  words: rateCardFieldWords,
  Fields: ({ record }: { record?: RateCard }) => <RateCardFields names={record?.names} />,
}

/** A rate card with its rates, notes, documents and history. */
export function RateCardEditScreen() {
  const { data: card } = useSuspenseQuery(rateCardQuery(useRecordId()))
  const [isCopying, setCopying] = useState(false)
  return (
    <RecordScreen
      record={rateCardRecord}
      shown={card}
      hint={ownerWords(card)}
      badges={!card.archived_at && <CardTimeBadge time={card.time} />}
      menu={[
        {
          label: 'Copy',
          icon: <IconCopy aria-hidden />,
          disabledReason: useWhyNot()('rate-cards:write'),
          run: () => setCopying(true),
        },
      ]}
      panels={(locks) => ({
        details: (
          <EditTab form={form} record={card} locks={locks}>
            {locks.canWrite && <CardWorkNotice card={card} />}
          </EditTab>
        ),
        ...commonTabs('rate_card', card.id, { canWrite: locks.canWrite, words: rateCardFieldWords }),
      })}
    >
      {isCopying && <CopyCardDialog card={card} onClose={() => setCopying(false)} />}
    </RecordScreen>
  )
}
