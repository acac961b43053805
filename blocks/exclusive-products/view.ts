import { startHost } from '@marketday/host';
import { watchCarousels } from '@marketday/ui';

startHost();
watchCarousels();
