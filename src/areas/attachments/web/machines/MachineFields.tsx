import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { AssetPicker, CategoriesField } from '#areas/resources/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Attachment } from '../../contract/attachment.ts'
import { attachmentLabels } from '../../rules/attachment-labels.ts'

const field = labelled(attachmentLabels)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)

/** The machines that an attachment fits, and the one it stays on. */
export const MachineFields = ({ attachment }: { attachment: Attachment | undefined }) => (
  <Section title="Machines" columns={4}>
    <Wide>
      <CategoriesField
        {...field('compatible_category_ids')}
        current={
          attachment && { ids: attachment.compatible_category_ids, names: attachment.asset_categories }
        }
        help="Machines of these categories can take it."
        required
      />
    </Wide>
    <NumberField {...field('min_tonne')} unit="t" decimals={2} />
    <NumberField {...field('max_tonne')} unit="t" decimals={2} />
    <SelectField {...field('hitch_type')} options={hitchOptions} />
    <AssetPicker {...field('asset_id')} help="The machine it stays on, if any." />
  </Section>
)
