import type { ProductInput } from '#areas/products/contract/product.ts'

type Category = ProductInput['category']
type Unit = ProductInput['unit']

/** One line of the demo company's price list; prices in dollars without GST. */
export interface Listed {
  code: string
  name: string
  category: Category
  unit: Unit
  sell: number
  buy: number | null
  min?: number
  /** The asset category it is hired from, by name. */
  plant?: string
  material?: string
  description?: string
}

type WetHire = readonly [code: string, plant: string, sell: number, min: number]
/** Wet hire by the hour (domain: "Asset categories and models"). */
const wetHire: readonly WetHire[] = [
  ['WH-EX02', 'Mini excavator 1.7T', 95, 4],
  ['WH-EX03', 'Excavator 3.5T', 105, 4],
  ['WH-EX05', 'Excavator 5T', 115, 4],
  ['WH-EX08', 'Excavator 8T', 130, 4],
  ['WH-EX14', 'Excavator 13T/14T', 150, 4],
  ['WH-EX20', 'Excavator 20T/22T', 175, 4],
  ['WH-EX30', 'Excavator 30T/35T', 215, 8],
  ['WH-EXLR', 'Excavator long reach 20T', 220, 8],
  ['WH-PT', 'Posi track', 115, 4],
  ['WH-SS', 'Skid steer (bobcat)', 100, 4],
  ['WH-BH', 'Backhoe', 120, 4],
  ['WH-WL', 'Wheel loader', 150, 4],
  ['WH-TX', 'Traxcavator', 170, 8],
  ['WH-D6', 'Dozer D6', 220, 8],
  ['WH-GR', 'Grader 12/14 ft', 190, 8],
  ['WH-RS', 'Smooth drum roller 12T', 140, 4],
  ['WH-RP', 'Padfoot roller 12T', 140, 4],
  ['WH-CB', 'Combination (excavator 5T + tipper)', 165, 4],
  ['WH-6W', '6-wheeler tipper', 95, 4],
  ['WH-10W', '10-wheeler tipper', 115, 4],
  ['WH-8X4', 'Twin steer tipper 8x4', 130, 4],
  ['WH-TD', 'Truck & dog (quad)', 175, 8],
  ['WH-ST', 'Semi tipper', 165, 8],
  ['WH-BD', 'B-double tipper', 205, 8],
  ['WH-WC', 'Water cart 14 kL', 120, 4],
  ['WH-LL', 'Low loader / float', 220, 4],
  ['WH-TT', 'Tilt tray / tag float', 150, 2],
  ['WH-SW', 'Street sweeper', 165, 4],
  ['WH-VT', 'Vac truck', 240, 4],
  ['WH-DT', 'Articulated dump truck', 225, 8],
]

type Tip = readonly [code: string, material: string, sell: number, buy: number]
/** Tip fees by the tonne (domain: "Tip sites"). */
export const tips: readonly Tip[] = [
  ['TIP-CF', 'Clean Fill', 18.5, 14],
  ['TIP-CFR', 'Clean Fill with Rock', 18.5, 14],
  ['TIP-GF', 'Grassy Fill', 15.25, 11],
  ['TIP-CFV', 'Clean Fill with Vegetation', 16.5, 12],
  ['TIP-TS', 'Topsoil', 15.25, 11],
  ['TIP-CL', 'Clay', 18.5, 14],
  ['TIP-MS', 'Mudstone', 18.5, 14],
  ['TIP-MF', 'Mixed Fill', 96, 78],
  ['TIP-CC', 'Clean Concrete', 28, 22],
  ['TIP-RB', 'Rubble', 28, 22],
  ['TIP-AS', 'Asphalt', 23, 18],
  ['TIP-AP', 'Asphalt Profilings', 23, 18],
  ['TIP-CATD', 'Cat D', 198, 165],
  ['TIP-CATC', 'Cat C', 305, 260],
  ['TIP-PFAS', 'Cat C with PFAS', 385, 320],
  ['TIP-CATB', 'Cat B', 495, 420],
  ['TIP-CATA', 'Cat A', 610, 520],
  ['TIP-ASB', 'Clean Fill with ASB', 235, 190],
  ['TIP-CATASB', 'Cat A/B/C/D with ASB', 345, 285],
]

/** The travel charge on every job of the demo. */
export const travelCode = 'OT-TRV'

const others: readonly Listed[] = [
  {
    code: 'CT-H10W',
    name: 'Cartage by the hour, 10-wheeler',
    category: 'cartage',
    unit: 'hour',
    sell: 118,
    buy: 92,
    min: 4,
    plant: '10-wheeler tipper',
  },
  {
    code: 'CT-HTD',
    name: 'Cartage by the hour, truck and dog',
    category: 'cartage',
    unit: 'hour',
    sell: 178,
    buy: 142,
    min: 8,
    plant: 'Truck & dog (quad)',
  },
  {
    code: 'CT-L10W',
    name: 'Cartage by the load, 10-wheeler',
    category: 'cartage',
    unit: 'load',
    sell: 165,
    buy: 128,
  },
  {
    code: 'CT-LTD',
    name: 'Cartage by the load, truck and dog',
    category: 'cartage',
    unit: 'load',
    sell: 320,
    buy: 255,
  },
  {
    code: 'CT-T25',
    name: 'Cartage by the tonne, up to 25 km',
    category: 'cartage',
    unit: 'tonne',
    sell: 11.4275,
    buy: 8.95,
  },
  {
    code: 'CT-T50',
    name: 'Cartage by the tonne, 25 to 50 km',
    category: 'cartage',
    unit: 'tonne',
    sell: 16.2575,
    buy: 12.8,
  },
  {
    code: 'MT-CR20',
    name: 'Crushed rock 20 mm, supplied',
    category: 'material',
    unit: 'tonne',
    sell: 44.5,
    buy: 34,
    material: 'Crushed Rock',
  },
  {
    code: 'MT-CR40',
    name: 'Crushed rock 40 mm, supplied',
    category: 'material',
    unit: 'tonne',
    sell: 43,
    buy: 34,
    material: 'Crushed Rock',
  },
  {
    code: 'MT-RK',
    name: 'Clean rock, supplied',
    category: 'material',
    unit: 'tonne',
    sell: 41.5,
    buy: 34,
    material: 'Clean Rock',
  },
  {
    code: 'MT-SD',
    name: 'Washed sand, supplied',
    category: 'material',
    unit: 'tonne',
    sell: 49.75,
    buy: 38,
    material: 'Sand',
  },
  {
    code: 'MT-TS',
    name: 'Screened topsoil, supplied',
    category: 'material',
    unit: 'm3',
    sell: 62,
    buy: 47,
    material: 'Topsoil',
  },
  {
    code: 'FL-LL',
    name: 'Float by low loader',
    category: 'float',
    unit: 'hour',
    sell: 220,
    buy: 178,
    min: 4,
    plant: 'Low loader / float',
  },
  {
    code: 'FL-TT',
    name: 'Float by tilt tray',
    category: 'float',
    unit: 'hour',
    sell: 150,
    buy: 118,
    min: 2,
    plant: 'Tilt tray / tag float',
  },
  {
    code: 'FL-ONE',
    name: 'Float one way, metropolitan',
    category: 'float',
    unit: 'fixed',
    sell: 660,
    buy: 520,
    description: 'One machine up to 22 t within 40 km of a depot, 6 am to 4 pm.',
  },
  { code: 'LB-LAB', name: 'Labourer', category: 'labour', unit: 'hour', sell: 72, buy: 54, min: 4 },
  { code: 'LB-SPT', name: 'Spotter', category: 'labour', unit: 'hour', sell: 82, buy: 61, min: 4 },
  {
    code: 'LB-TC',
    name: 'Traffic controller with ute',
    category: 'labour',
    unit: 'hour',
    sell: 98,
    buy: 78,
    min: 4,
  },
  { code: 'LB-SUP', name: 'Site supervisor', category: 'labour', unit: 'day', sell: 1_080, buy: 820 },
  {
    code: 'LV-TOLL',
    name: 'Toll, heavy vehicle',
    category: 'levy',
    unit: 'each',
    sell: 38.21,
    buy: 38.21,
    description: 'CityLink or EastLink, at cost.',
  },
  {
    code: 'OT-WTR',
    name: 'Waste Tracker record',
    category: 'other',
    unit: 'each',
    sell: 12.5,
    buy: null,
    description: 'One for each load of reportable priority waste.',
  },
  {
    code: travelCode,
    name: 'Travel to and from site',
    category: 'other',
    unit: 'each',
    sell: 85,
    buy: null,
    description: 'Once for each machine or truck and shift, within 40 km of a depot.',
  },
]

/** What the demo company sells. */
export const priceList: readonly Listed[] = [
  ...wetHire.map(([code, plant, sell, min]): Listed => ({
    code,
    name: `${plant}, wet hire`,
    category: 'hire',
    unit: 'hour',
    sell,
    buy: Math.round(sell * 0.78),
    min,
    plant,
    description: 'With operator and fuel. Travel and float are charged apart.',
  })),
  ...tips.map(([code, material, sell, buy]): Listed => ({
    code,
    name: `Tip fee, ${material}`,
    category: 'tip',
    unit: 'tonne',
    sell,
    buy,
    material,
  })),
  ...others,
]
