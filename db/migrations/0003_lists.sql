-- The lists that people choose from as they begin: job types and materials of the specification, reasons of the trade.
insert into dropdown_item (list_key, value, label, sort)
select list_key, word, word, place * 10
from (values
    ('job_type', array[
      'Cartage Only', 'Cartage & Disposal', 'Cartage Tip', 'Cartage & Supply', 'Machine Hire', 'Mobilisation',
      'DeMobilisation', 'Hourly', 'Disposal Fees', 'Customer Tip', 'Buy Back']),
    ('material_type', array[
      'Clean Fill', 'Clean Fill with Rock', 'Grassy Fill', 'Clean Fill with Vegetation', 'Topsoil', 'Clay',
      'Mudstone', 'Mixed Fill', 'Clean Rock', 'Clean Concrete', 'Asphalt', 'Asphalt Profilings', 'Rubble',
      'Sand', 'Crushed Rock', 'Cat A', 'Cat B', 'Cat C', 'Cat D', 'Cat C/Cat D', 'Cat C with PFAS',
      'Cat A/B/C/D with ASB', 'Clean Fill with ASB', 'Other']),
    ('cancel_reason', array[
      'Rain/wet site', 'Client not ready', 'No PO', 'Truck breakdown', 'Machine breakdown', 'Safety hold',
      'Tip closed', 'Duplicate order', 'Customer changed date', 'Price not agreed', 'Driver sick', 'Other']),
    ('archive_reason', array[
      'Duplicate', 'Entered by mistake', 'No longer trading', 'No longer works with us', 'Finished', 'Other'])
  ) as list (list_key, words), unnest(words) with ordinality as item (word, place);
