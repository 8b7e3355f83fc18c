import { useChoices } from '#areas/settings/web/index.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { chargeUnitWords, chargeUnits, gstCodeWords, gstCodes } from '#shared/units.ts'
import { productCategories } from '../contract/choices.ts'
import type { Product } from '../contract/product.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { AssetCategoryField } from './AssetCategoryField.tsx'
import { PriceFields } from './PriceFields.tsx'

const categoryOptions = optionsOf(productCategories, productCategoryWords)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const gstOptions = optionsOf(gstCodes, gstCodeWords)

/** The fields of a product, for a new one with its price from today and for `product`. */
export function ProductForm({ product }: { product?: Product }) {
  const materials = useChoices('material_type', product?.material_type)
  const current =
    product?.asset_category_id && product.asset_category
      ? { id: product.asset_category_id, name: product.asset_category }
      : undefined

  return (
    <>
      <Section title="Product">
        <FieldGrid>
          <TextField name="code" label="Code" takesFocus={!product} required maxLength={30} />
          <Wide half>
            <TextField name="name" label="Name" required />
          </Wide>
          <SelectField name="category" label="Category" options={categoryOptions} required />
          <Wide half>
            <TextAreaField name="description" label="Description" help="What clients read on a quote." />
          </Wide>
        </FieldGrid>
      </Section>

      <Section title="Charging">
        <FieldGrid>
          <SelectField name="unit" label="Unit" options={unitOptions} required />
          {!product && <PriceFields />}
          <NumberField
            name="min_quantity"
            label="Minimum quantity"
            decimals={3}
            help="The least that is charged."
          />
          <SelectField name="gst_code" label="GST" options={gstOptions} required />
          <YesNoField
            name="levy_applies"
            label="Fuel levy applies"
            help="The levy of the month is added to what this comes to."
          />
        </FieldGrid>
      </Section>

      <Section title="What it is for">
        <FieldGrid>
          <AssetCategoryField current={current} />
          <SelectField name="material_type" label="Material" options={materials} />
          <NumberField
            name="sort"
            label="Place in its category"
            help="The lower comes first when sorted by category."
            required
          />
          <YesNoField name="is_active" label="Active" help="Quotes and jobs offer only active products." />
        </FieldGrid>
      </Section>

      <Section title="Accounts">
        <FieldGrid>
          <TextField name="income_account" label="Income account" maxLength={10} />
          <TextField name="expense_account" label="Expense account" maxLength={10} />
        </FieldGrid>
      </Section>
    </>
  )
}
