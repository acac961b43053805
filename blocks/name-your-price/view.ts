import { enhanceNamedPrices } from '@marketday/features/name-your-price';

import './style.scss';

enhanceNamedPrices( document );
