import { listenForWallets } from '@marketday/features/paypal';
import { readPageConfig } from '@marketday/host';

import './style.scss';

listenForWallets( readPageConfig() );
