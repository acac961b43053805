import { watchCarousels } from '@marketday/ui/carousel';

watchCarousels();
