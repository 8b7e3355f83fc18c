-- What was credited in whole is settled without a payment: it is not paid. A value is used first after the change that adds it.
alter type invoice_status add value 'Credited' after 'Paid';
