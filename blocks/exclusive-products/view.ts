import { startHost } from '@marketday/host';
import { watchCarousels } from '@marketday/ui/carousel';

startHost();
watchCarousels();
