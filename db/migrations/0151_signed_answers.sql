-- An item of a checklist may be answered by a signature.
alter type checklist_answer_type add value 'signature';
