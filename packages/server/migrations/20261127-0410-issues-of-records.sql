-- A reading may be corrected, removed or continued after its record: whether one is outside its limit is computed.
alter table traceability_records drop column has_issues;
