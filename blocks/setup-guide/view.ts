import { startGuide } from './guide';

import './style.scss';

startGuide();
