import { Section } from '../shells/Section.tsx'
import { AddressField } from './AddressField.tsx'

/** A record's street address, in a card of its own. */
export const AddressSection = () => (
  <Section title="Address">
    <AddressField label="Street address" />
  </Section>
)
