// The style sheets of Wyatt Earp in the order they build on each other.
import './cards.css';
import './ledger.css';
import './table.css';
import './phone.css';
import './over-table.css';
import './payday.css';
import './narrow.css';
