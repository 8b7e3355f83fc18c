import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { assetGroups } from '#areas/resources/contract/choices.ts'
import { assetGroupWords } from '#areas/resources/rules/resource-words.ts'
import { CategoriesField } from '#areas/resources/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Checklist, ChecklistInput } from '../../contract/checklist.ts'
import { checklistFrequencies, checklistKinds } from '../../contract/choices.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistLabels } from '../../rules/checklist-labels.ts'
import { checkItems } from '../../rules/checklist-rules.ts'
import { checklistFrequencyWords, checklistKindWords } from '../../rules/checklist-words.ts'
import { checklistFieldWords } from './checklist-field-words.ts'
import { ChecklistPreview } from './ChecklistPreview.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import { typedChecklist } from './typed-checklist.ts'

const field = labelled(checklistLabels)
const kindOptions = optionsOf(checklistKinds, checklistKindWords)
const frequencyOptions = optionsOf(checklistFrequencies, checklistFrequencyWords)
const groupOptions = optionsOf(assetGroups, assetGroupWords)

/** The form of a checklist, new or not. */
export const checklistForm = {
  create: checklistEndpoints.createChecklist,
  edit: checklistEndpoints.editChecklist,
  schema: ChecklistInput,
  together: checkItems,
  words: checklistFieldWords,
  Fields: ChecklistFields,
}

function ChecklistFields({ record }: { record?: Checklist }) {
  const { getValues } = useFormContext()
  const [preview, setPreview] = useState<Checklist | null>(null)
  return (
    <>
      <Section title="Checklist" columns={4}>
        <Wide half>
          <TextField {...field('name')} takesFocus={!record} required />
        </Wide>
        <SelectField {...field('kind')} options={kindOptions} required />
        <SelectField {...field('frequency')} options={frequencyOptions} required />
        <MultiSelectField {...field('asset_groups')} options={groupOptions} />
        <CategoriesField
          {...field('asset_category_ids')}
          current={record && { ids: record.asset_category_ids, names: record.asset_categories }}
        />
        <YesNoField {...field('is_active')} help="Drivers only get checklists that are in use." />
        <Wide>
          <TextAreaField {...field('intro')} rows={2} help="Shown to the driver first." />
        </Wide>
      </Section>
      <Section
        title={checklistLabels.items}
        help="Changing items makes a new version. Completed checklists keep the version they were filled in with."
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
