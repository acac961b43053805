import { startFieldsScreen } from './fields-screen';

import './style.scss';

startFieldsScreen();
