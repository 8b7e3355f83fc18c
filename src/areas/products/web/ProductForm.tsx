import { useChoices } from '#areas/settings/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { chargeUnitWords, chargeUnits, gstCodeWords, gstCodes } from '#shared/units.ts'
import { productCategories } from '../contract/choices.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { type Product, ProductFields as schema, ProductInput } from '../contract/product.ts'
import { productLabels } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { AssetCategoryField } from './AssetCategoryField.tsx'
import { productFieldWords } from './product-field-words.ts'
import { PriceFields } from './prices/PriceFields.tsx'

const field = labelled(productLabels)
const categoryOptions = optionsOf(productCategories, productCategoryWords)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const gstOptions = optionsOf(gstCodes, gstCodeWords)

export const newProductForm = {
  create: productEndpoints.createProduct,
  schema: ProductInput,
  Fields: ProductFields,
}
export const productForm = {
  edit: productEndpoints.editProduct,
  schema,
  words: productFieldWords,
  Fields: ProductFields,
}

/** Of a new one with its price from today. */
function ProductFields({ record: product }: { record?: Product }) {
  const materials = useChoices('material_type', product?.material_type)
  const current =
    product?.asset_category_id && product.asset_category
      ? { id: product.asset_category_id, name: product.asset_category }
      : undefined

  return (
    <>
      <Section title="Product" columns={4}>
        <TextField {...field('code')} takesFocus={!product} required maxLength={30} />
        <Wide half>
          <TextField {...field('name')} required />
        </Wide>
        <SelectField {...field('category')} options={categoryOptions} required />
        <Wide half>
          <TextAreaField {...field('description')} help="Printed on quotes." />
        </Wide>
      </Section>

      <Section title="Charging" columns={4}>
        <SelectField {...field('unit')} options={unitOptions} required />
        {!product && <PriceFields />}
        <NumberField {...field('min_quantity')} decimals={3} help="The smallest quantity charged." />
        <SelectField {...field('gst_code')} options={gstOptions} required />
        <YesNoField {...field('levy_applies')} help="The month’s levy is added to the line." />
      </Section>

      <Section title="What it is for" columns={4}>
        <AssetCategoryField current={current} />
        <SelectField {...field('material_type')} options={materials} />
        <NumberField {...field('sort')} help="Lowest first, within the category." required />
        <YesNoField {...field('is_active')} help="Quotes and jobs offer only active products." />
      </Section>

      <Section title="Accounts" columns={4}>
        <TextField {...field('income_account')} maxLength={10} />
        <TextField {...field('expense_account')} maxLength={10} />
      </Section>
    </>
  )
}
