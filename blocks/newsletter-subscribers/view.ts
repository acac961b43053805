import { startSubscribersScreen } from './screen';

import './style.scss';

startSubscribersScreen();
