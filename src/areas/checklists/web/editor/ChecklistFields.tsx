import { useQuery } from '@tanstack/react-query'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { assetGroups } from '#areas/resources/contract/choices.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { assetGroupWords } from '#areas/resources/rules/resource-words.ts'
import { read } from '#platform/web/calls/api.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Checklist } from '../../contract/checklist.ts'
import { checklistFrequencies, checklistKinds } from '../../contract/choices.ts'
import { checklistLabels } from '../../rules/checklist-labels.ts'
import { checklistFrequencyWords, checklistKindWords } from '../../rules/checklist-words.ts'
import { ChecklistPreview } from './ChecklistPreview.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import { typedChecklist } from './typed-checklist.ts'

const field = labelled(checklistLabels)
const kindOptions = optionsOf(checklistKinds, checklistKindWords)
const frequencyOptions = optionsOf(checklistFrequencies, checklistFrequencyWords)
const groupOptions = optionsOf(assetGroups, assetGroupWords)

/** The fields of a checklist, a new one or `checklist`. */
export function ChecklistFields({ checklist }: { checklist?: Checklist }) {
  const { getValues } = useFormContext()
  const [preview, setPreview] = useState<Checklist | null>(null)
  return (
    <>
      <Section title="Checklist">
        <FieldGrid>
          <Wide half>
            <TextField {...field('name')} takesFocus={!checklist} required />
          </Wide>
          <SelectField {...field('kind')} options={kindOptions} required />
          <SelectField {...field('frequency')} options={frequencyOptions} required />
          <MultiSelectField {...field('asset_groups')} options={groupOptions} />
          <CategoriesField current={checklist} />
          <YesNoField {...field('is_active')} help="Drivers get only checklists in use." />
          <Wide>
            <TextAreaField {...field('intro')} rows={2} help="Shown to the driver first." />
          </Wide>
        </FieldGrid>
      </Section>
      <Section
        title={checklistLabels.items}
        help="Changed items are a new version. Completed checklists keep the one they were filled in with."
        actions={
          <Button
            icon={<IconDeviceMobile aria-hidden />}
            onClick={() => setPreview(typedChecklist(getValues()))}
          >
            Preview
          </Button>
        }
      >
        <ItemGrid />
      </Section>
      {preview && <ChecklistPreview checklist={preview} onClose={() => setPreview(null)} />}
    </>
  )
}

/** Categories besides the kinds of plant; one that was archived since stays. */
function CategoriesField({ current }: { current: Checklist | undefined }) {
  const { data = [] } = useQuery(read(resourceEndpoints.listCategories, { query: { archived: '0' } }))
  const gone = (current?.asset_category_ids ?? []).flatMap((id, at) =>
    data.some((category) => category.id === id) ? [] : [{ id, name: current?.asset_categories[at] ?? '' }],
  )
  return <MultiSelectField {...field('asset_category_ids')} options={namesOf([...data, ...gone])} />
}
