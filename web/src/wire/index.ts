// Everything that crosses the wire between server and browser. messages.ts is made from the server's structs;
// the other files are written by hand.
export type {
  Choice, Evening, FromServer, Lesson, NewTable, Option, Puzzle, Result, RoleScore, SeatInfo, Stranger, TableInfo, ToServer, Why,
} from './messages';
export * from './http';
export * from './shared';
export * from './views';
