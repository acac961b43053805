import { listenForWallets } from '@marketday/features/paypal';
import { pageShop, readPageConfig } from '@marketday/host';

import './style.scss';

listenForWallets( { ...readPageConfig(), checkout: pageShop().checkout } );
