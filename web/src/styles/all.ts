// All styles in the order they build on each other.
import '@fontsource/rye/index.css';
import '@fontsource-variable/bitter/index.css';
import './tokens.css';
import './base.css';
import './card.css';
import './table.css';
import './phone.css';
import './ring.css';
import './green.css';
import './train.css';
import './train-strip.css';
import './over.css';
import './lobby.css';
import './pages.css';
import './low.css';
import './asking.css';
