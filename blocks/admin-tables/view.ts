import { startReport } from './report';
import { startSubscribersScreen } from './subscribers/screen';

import './style.scss';

// One file for all screens with a table: WordPress's data views are most of it, and WordPress has no script of them.
startReport();
startSubscribersScreen();
