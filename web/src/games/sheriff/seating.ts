// Where players sit round the table: the same in every game.
export * from '../../table/seating';
