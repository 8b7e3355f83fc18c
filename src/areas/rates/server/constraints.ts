import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { rateCardLabels as labels, rateRuleLabels as ruleLabels } from '../rules/rate-card-labels.ts'

export const rateConstraints: ConstraintMessages = {
  rate_card_client_id_fkey: { field: 'client_id', message: notAChoice(labels.client_id) },
  rate_card_subcontractor_id_fkey: {
    field: 'subcontractor_id',
    message: notAChoice(labels.subcontractor_id),
  },
  rate_card_driver_id_fkey: { field: 'driver_id', message: notAChoice(labels.driver_id) },
  rate_card_owner_of_kind: { field: 'kind', message: 'A card is for one client, subcontractor or driver.' },
  rate_card_ends_after_start: { field: 'valid_to', message: 'End date must be on or after the start date.' },
  rate_card_once: {
    field: 'valid_from',
    message: 'Another rate card already applies on some of these days.',
  },
  rate_card_holds_rules: { field: 'valid_from', message: 'Some of the rates are outside these days.' },
  rate_rule_product_id_fkey: { field: 'rules', message: notAChoice(ruleLabels.product_id) },
  rate_rule_asset_category_id_fkey: { field: 'rules', message: notAChoice(ruleLabels.asset_category_id) },
  rate_rule_asset_id_fkey: { field: 'rules', message: notAChoice(ruleLabels.asset_id) },
  rate_rule_tip_site_id_fkey: { field: 'rules', message: notAChoice(ruleLabels.tip_site_id) },
  rate_rule_is_for_something: {
    field: 'rules',
    message: 'Say what each rate is for: a product, category, machine, material or tip site.',
  },
  rate_rule_ends_after_start: { field: 'rules', message: 'A rate cannot end before it starts.' },
  rate_rule_once: { field: 'rules', message: 'Two rates cover the same thing from the same day.' },
  fuel_levy_once: { field: 'valid_from', message: 'Another levy starts on this day.' },
  rate_card_terms: { field: 'terms', message: notAChoice(labels.terms) },
  rate_rule_terms: { field: 'rules', message: notAChoice(ruleLabels.terms) },
  rate_rule_within_card: { field: 'rules', message: 'A rate is outside the days of its card.' },
}
