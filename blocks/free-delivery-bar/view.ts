import { followBasket } from '@marketday/features/free-delivery-bar';
import { pageShop, startHost } from '@marketday/host';

startHost();
followBasket( pageShop().basket );
