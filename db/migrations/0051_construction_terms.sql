-- Security of payment law: a construction contract is paid within 20 business days. Longer terms have no effect, so that
-- those that stand become what the law makes of them.
update client set payment_terms = '20BD' where sop_construction_contract and payment_terms in ('30', 'EOM30');
update invoice set payment_terms = '20BD' where status = 'Draft' and payment_terms in ('30', 'EOM30')
  and client_id in (select id from client where sop_construction_contract);
set constraints all immediate;
alter table client add constraint client_construction_terms
  check (not sop_construction_contract or payment_terms not in ('30', 'EOM30'));
