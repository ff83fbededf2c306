-- Most lots are never counted: who asks for the counts of many lots must not read all their movements.
create index lot_movements_count on lot_movements (company_id, lot_id) where direction = 'count';
