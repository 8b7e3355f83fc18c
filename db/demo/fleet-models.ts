import type { CategoryInput } from '#areas/resources/contract/category.ts'
import type { AssetInput } from '#areas/resources/contract/asset.ts'

type Model = readonly [make: string, model: string]

/** A category of the demo company with its machines: make, model and how many. */
export interface Kind {
  /** The prefix of its fleet numbers: EX05-01. */
  readonly code: string
  readonly category: Omit<CategoryInput, 'sort'>
  readonly models: readonly [Model, ...Model[]]
  readonly own: number
  readonly size: Partial<
    Pick<
      AssetInput,
      | 'operating_mass_t'
      | 'payload_t'
      | 'volume_m3'
      | 'gvm_t'
      | 'gcm_t'
      | 'axles'
      | 'width_m'
      | 'reach_m'
      | 'hitch_type'
    >
  >
}

const machine = (
  code: string,
  name: string,
  asset_group: CategoryInput['asset_group'],
  models: Kind['models'],
  own: number,
  { min = 4, float = 1, ...size }: Kind['size'] & { min?: number; float?: 0 | 1 },
): Kind => ({
  code,
  category: { name, asset_group, unit: 'hour', default_min_hours: min, needs_float: float },
  models,
  own,
  size,
})

const truck = (
  code: string,
  name: string,
  min_licence_class: NonNullable<CategoryInput['min_licence_class']>,
  models: Kind['models'],
  own: number,
  { min = 4, ...size }: Kind['size'] & { min?: number },
): Kind => ({
  code,
  category: { name, asset_group: 'truck', unit: 'hour', default_min_hours: min, min_licence_class },
  models,
  own,
  size,
})

/** What the demo company hires out, in list order. */
export const kinds: readonly Kind[] = [
  machine(
    'EX02',
    'Mini excavator 1.7T',
    'excavator',
    [
      ['Kubota', 'U17'],
      ['Yanmar', 'ViO17'],
    ],
    2,
    { operating_mass_t: 1.7, width_m: 0.99, hitch_type: 'klac' },
  ),
  machine(
    'EX03',
    'Excavator 3.5T',
    'excavator',
    [
      ['Kubota', 'KX033'],
      ['Cat', '303.5'],
    ],
    2,
    { operating_mass_t: 3.5, width_m: 1.55, hitch_type: 'klac' },
  ),
  machine(
    'EX05',
    'Excavator 5T',
    'excavator',
    [
      ['Kubota', 'U55'],
      ['Komatsu', 'PC55MR'],
      ['Cat', '305'],
    ],
    4,
    { operating_mass_t: 5.5, width_m: 1.96, reach_m: 6.1, hitch_type: 'quick_hitch' },
  ),
  machine(
    'EX08',
    'Excavator 8T',
    'excavator',
    [
      ['Cat', '308'],
      ['Kobelco', 'SK75'],
    ],
    2,
    { operating_mass_t: 8, width_m: 2.3, hitch_type: 'quick_hitch' },
  ),
  machine(
    'EX14',
    'Excavator 13T/14T',
    'excavator',
    [
      ['Cat', '313'],
      ['Komatsu', 'PC138US'],
      ['Hitachi', 'ZX135'],
    ],
    3,
    { operating_mass_t: 14, width_m: 2.5, reach_m: 8.3, hitch_type: 'quick_hitch' },
  ),
  machine(
    'EX20',
    'Excavator 20T/22T',
    'excavator',
    [
      ['Cat', '320'],
      ['Komatsu', 'PC200'],
      ['Hitachi', 'ZX200'],
    ],
    4,
    { operating_mass_t: 21, width_m: 2.8, reach_m: 9.9, hitch_type: 'quick_hitch' },
  ),
  machine(
    'EX30',
    'Excavator 30T/35T',
    'excavator',
    [
      ['Cat', '330'],
      ['Hitachi', 'ZX350'],
    ],
    2,
    { operating_mass_t: 33, width_m: 3.2, reach_m: 11.1, hitch_type: 'quick_hitch', min: 8 },
  ),
  machine(
    'PT',
    'Posi track',
    'loader',
    [
      ['ASV', 'PT-100'],
      ['ASV', 'RT-75'],
      ['Cat', '299D'],
    ],
    3,
    { operating_mass_t: 4.5, width_m: 1.98, hitch_type: 'skid_steer' },
  ),
  machine(
    'SK',
    'Skid steer (bobcat)',
    'loader',
    [
      ['Bobcat', 'S650'],
      ['Cat', '246'],
    ],
    2,
    { operating_mass_t: 3.5, width_m: 1.83, hitch_type: 'skid_steer' },
  ),
  machine(
    'BH',
    'Backhoe',
    'loader',
    [
      ['JCB', '3CX'],
      ['Case', '580'],
    ],
    1,
    { operating_mass_t: 8, float: 0 },
  ),
  machine(
    'DZ',
    'Dozer D6',
    'dozer',
    [
      ['Cat', 'D6'],
      ['Komatsu', 'D65'],
    ],
    1,
    { operating_mass_t: 20, min: 8 },
  ),
  machine(
    'GR',
    'Grader 12/14 ft',
    'grader',
    [
      ['Cat', '12M'],
      ['Cat', '140M'],
    ],
    1,
    { operating_mass_t: 17, min: 8, float: 0 },
  ),
  machine(
    'RS',
    'Smooth drum roller 12T',
    'roller',
    [
      ['Dynapac', 'CA25'],
      ['Bomag', 'BW177'],
    ],
    2,
    { operating_mass_t: 12 },
  ),
  machine('RP', 'Padfoot roller 12T', 'roller', [['Bomag', 'BW211PD']], 1, { operating_mass_t: 12 }),
  machine('CO', 'Combination (excavator 5T + tipper)', 'combo', [['Isuzu', 'FVZ + Kubota U55']], 1, {
    operating_mass_t: 5.5,
    float: 0,
  }),
  truck(
    'T06',
    '6-wheeler tipper',
    'MR',
    [
      ['Isuzu', 'FVR'],
      ['Hino', '500'],
    ],
    2,
    { payload_t: 5.5, volume_m3: 4, gvm_t: 12, axles: 2 },
  ),
  truck(
    'T10',
    '10-wheeler tipper',
    'HR',
    [
      ['Isuzu', 'FVZ'],
      ['Volvo', 'FM'],
      ['Kenworth', 'T359'],
    ],
    4,
    { payload_t: 11, volume_m3: 9, gvm_t: 22.5, axles: 3 },
  ),
  truck(
    'TS',
    'Twin steer tipper 8x4',
    'HR',
    [
      ['Mack', 'Granite'],
      ['Kenworth', 'T360'],
    ],
    1,
    { payload_t: 14.5, volume_m3: 11, gvm_t: 28, axles: 4 },
  ),
  truck(
    'TD',
    'Truck & dog (quad)',
    'HC',
    [
      ['Kenworth', 'T409SAR'],
      ['Mack', 'Trident'],
    ],
    4,
    { payload_t: 32, volume_m3: 22, gvm_t: 28, gcm_t: 57.5, axles: 7, min: 8 },
  ),
  truck('ST', 'Semi tipper', 'HC', [['Kenworth', 'T610']], 1, {
    payload_t: 27,
    volume_m3: 20,
    gvm_t: 45.5,
    min: 8,
  }),
  truck(
    'WC',
    'Water cart 14 kL',
    'HR',
    [
      ['Hino', '700'],
      ['Isuzu', 'FVZ'],
    ],
    1,
    { volume_m3: 14, gvm_t: 24 },
  ),
  truck('FL', 'Low loader / float', 'HC', [['Kenworth', 'T909']], 1, { payload_t: 45, gcm_t: 68, axles: 8 }),
  truck('TT', 'Tilt tray / tag float', 'HR', [['Isuzu', 'FVY']], 1, { payload_t: 10, gvm_t: 24, min: 2 }),
]
