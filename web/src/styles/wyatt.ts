// The styles of Wyatt Earp in the order they build on each other.
import './wyatt-cards.css';
import './wyatt-ledger.css';
import './wyatt-table.css';
import './wyatt-phone.css';
import './wyatt-over.css';
import './wyatt-payday.css';
import './wyatt-room.css';
