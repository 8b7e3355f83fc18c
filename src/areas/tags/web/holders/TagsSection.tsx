import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missingRight } from '#platform/web/refusals/why-not.ts'
import { useMay } from '#platform/web/calls/session.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { TagOf } from '../../contract/tag.ts'
import { tagTypeWords } from '../../rules/tag-labels.ts'
import { tagsQuery } from '../queries.ts'
import { TagChips } from '../TagChip.tsx'
import { GiveDialog } from './GiveDialog.tsx'

/** What a driver or asset is tagged with; those who may give tags change it in a dialog. */
export function TagsSection({
  holder,
  tags,
  endpoint,
  locked,
}: {
  holder: { id: number; name: string }
  tags: readonly TagOf[]
  endpoint: Endpoint
  /** Why nothing may be changed, if so. */
  locked?: string | undefined
}) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { data: all = [] } = useQuery({ ...tagsQuery(), enabled: isOpen })
  const disabledReason = locked ?? (may('tags:write') ? undefined : missingRight('tags:write'))
  return (
    <Section
      title="Tags"
      actions={
        may('tags:read') && (
          <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
            Edit tags
          </Button>
        )
      }
    >
      {tags.length === 0 ? <EmptyState title="No tags" /> : <TagChips tags={tags} />}
      {isOpen && all.length > 0 && (
        <GiveDialog
          holder={holder}
          label="Tags"
          options={all.map(({ id, name, tag_type }) => ({
            value: id,
            label: name,
            hint: tagTypeWords[tag_type],
          }))}
          held={tags.map(({ id }) => id)}
          endpoint={endpoint}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
